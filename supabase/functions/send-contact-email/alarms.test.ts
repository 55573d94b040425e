import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createAlarms } from './alarms.ts';

let server: Server;

afterEach(() => server.close());

/** Starts a webhook. Returns what sends alarms to it. */
async function webhook(answer: RequestListener) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createAlarms({ alarmWebhookUrl: `http://127.0.0.1:${port}/alarm`, practiceName: 'Test Optometry' }, null);
}

const alarm = { name: 'mail dead', subject: 'R-7KQ2XM', isRepeated: false, since: new Date('2026-11-20T15:00:00Z') };

it('does not follow a redirect of the webhook, and reports it', async () => {
  const asked: (string | undefined)[] = [];
  const sendAlarm = await webhook((request, response) => {
    asked.push(request.url);
    response.writeHead(request.url === '/alarm' ? 307 : 200, { Location: '/elsewhere' }).end();
  });
  expect(await sendAlarm(alarm)).toBe('307');
  expect(asked).toEqual(['/alarm']);
});
