import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { certificateFor } from '../function/support/certificate.ts';

/*
 * Third-party services are faked: tests must not depend on them, nor send them data. The map is an empty page. The fake
 * translation changes the DOM as the real widget does, but not the words, so that tests can look for the original words.
 * It replaces each text node, also later ones, with two nested <font> elements with the same text, so that React no longer
 * finds the nodes that it created. It sets a class and the language of <html>, and a cookie. Selecting English restores
 * the original nodes. `google.seen` has the texts that the service would have received.
 *
 * The fakes have a server because request interception would disable the HTTP cache for the site's own files.
 */

/** The response of each host: the map and the translation widget. */
const answers = {
  'www.google.com': { contentType: 'text/html', body: '<title>Map</title>' },
  'translate.google.com': {
    contentType: 'text/javascript',
    body: readFileSync(new URL('translation-widget.js', import.meta.url)),
  },
} as const;

/** The hosts that the server fakes. */
export const otherHosts = Object.keys(answers);

/** A server that fakes third-party services. */
export interface OtherServices {
  port: number;
  stop(): Promise<void>;
}

/** Starts the server on this machine, with a certificate for localhost. */
export async function startOtherServices(): Promise<OtherServices> {
  const server = createServer(certificateFor('localhost'), (request, response) => {
    const answer = answers[request.headers.host as keyof typeof answers];
    response.writeHead(200, { 'Content-Type': answer.contentType }).end(answer.body);
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
