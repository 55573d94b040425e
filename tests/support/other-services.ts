import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/*
 * The map is played by an empty page: tests must not depend on a service of others. It has a server of its own, since a
 * page whose requests are answered by the test keeps none of the site's files and loads them anew each time.
 */

/** The host of the map, the one thing that a page shows from elsewhere by itself. */
export const mapHost = 'www.google.com';

/** A server that answers in place of the map. */
export interface MapServer {
  port: number;
  stop(): Promise<void>;
}

/** Starts the map's server on this machine, under a certificate that is not its own. */
export async function startMap(): Promise<MapServer> {
  const file = (name: string) => readFileSync(new URL(`../function/certificates/${name}`, import.meta.url));
  const server = createServer({ cert: file('localhost.pem'), key: file('server-key.pem') }, (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Map</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
