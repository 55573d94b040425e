import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type LoopbackServer, listenOnLoopback } from '../services/loopback.ts';
import { phone } from './phone.ts';

/**
 * Serves a site of this machine as late as over the network of the phone. Chrome slows a network down only while it
 * observes it.
 */
export const startSlowNetwork = (port: number): Promise<LoopbackServer> =>
  listenOnLoopback(0, ({ url, headers }, response) => {
    get({ port, path: url, headers }, async (answer) => {
      const body = await buffer(answer);
      await wait(phone.network.latency + (body.length / phone.network.downloadThroughput) * 1000);
      response.writeHead(answer.statusCode ?? 502, answer.headers).end(body);
    });
  });
