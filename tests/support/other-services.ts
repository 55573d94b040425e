import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/*
 * The services of others that pages ask for are played by stand-ins: tests must not depend on them, nor send them what
 * they type. The map is an empty page. What matters of the translation is not the words: its stand-in does to a page
 * what the real widget does to it. Each text node gives way to two nested <font> elements with the text, so that React no
 * longer finds the nodes that it made; text that appears or changes later is treated the same; <html> gets a class and a
 * language; a cookie is left; the choice of English puts the first nodes back. The words stay as they are, so that every
 * journey can look for the words that it always looks for.
 *
 * They have a server, since a page whose requests are answered by the test keeps none of the site's files and loads them
 * anew each time.
 */

const file = (path: string) => readFileSync(new URL(path, import.meta.url));

/** What each host answers: the map, the one thing that a page shows from elsewhere by itself, and the translation. */
const answers = {
  'www.google.com': { contentType: 'text/html', body: '<title>Map</title>' },
  'translate.google.com': { contentType: 'text/javascript', body: file('translation-widget.js') },
} as const;

/** The hosts that the server stands in for. */
export const otherHosts = Object.keys(answers);

/** A server that answers in place of others. */
export interface OtherServices {
  port: number;
  stop(): Promise<void>;
}

/** Starts the server on this machine, under a certificate that is not that of the hosts. */
export async function startOtherServices(): Promise<OtherServices> {
  const certificates = '../function/certificates/';
  const server = createServer(
    { cert: file(`${certificates}localhost.pem`), key: file(`${certificates}server-key.pem`) },
    (request, response) => {
      const answer = answers[request.headers.host as keyof typeof answers];
      response.writeHead(200, { 'Content-Type': answer.contentType }).end(answer.body);
    },
  );
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
