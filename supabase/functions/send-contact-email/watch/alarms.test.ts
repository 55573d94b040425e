import { expect, it } from 'vitest';
import { listenOnLoopback } from '../../../../scripts/services/site.ts';
import { createAlarms } from './alarms.ts';

const alarm = {
  name: 'mail dead',
  count: 1,
  subject: 'R-7KQ2XM',
  isRepeated: false,
  since: new Date('2026-11-20T15:00:00Z'),
};

it('does not follow a redirect of the webhook, and reports it', async ({ onTestFinished }) => {
  const asked: (string | undefined)[] = [];
  const { port, stop } = await listenOnLoopback(0, (request, response) => {
    asked.push(request.url);
    response.writeHead(request.url === '/alarm' ? 307 : 200, { Location: '/elsewhere' }).end();
  });
  onTestFinished(stop);
  const settings = { alarmWebhookUrl: `http://127.0.0.1:${port}/alarm` };
  expect(await createAlarms(settings, { name: 'Test Optometry' })(alarm)).toBe('307');
  expect(asked).toEqual(['/alarm']);
});
