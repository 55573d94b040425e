import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningFunction } from '../../scripts/services/function.ts';
import { environment, type OpenDatabase, openDatabase, openFunction } from './support/backend.ts';
import { post, postWithKey } from './support/client.ts';
import { type Inbox, openInbox, smtpError } from './support/inbox.ts';
import { appointment, inquiry, orderWith, pdf } from './support/payloads.ts';
import { freePort } from './support/ports.ts';

const canary = 'canarybird';

let database: OpenDatabase;
let inbox: Inbox;
let running: RunningFunction;

beforeAll(async () => {
  database = await openDatabase();
  inbox = await openInbox(await freePort(), {
    verdict: () => {
      throw smtpError(550);
    },
  });
  running = await openFunction({
    ...environment(database.functionUrl, inbox.port),
    TRUSTED_PROXY_HOPS: '1',
    LIMIT_LOOPBACK: 'true',
  });
});

afterAll(async () => {
  await running?.stop();
  await inbox?.close();
  await database?.stop();
});

/** The payload with the canary in every free-text field. */
const withCanary = (payload: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => {
      if (/email/i.test(name)) return [name, `${canary}@example.com`];
      return [name, /name|message|insurance|notes/i.test(name) ? canary : value];
    }),
  );

it('logs, responses and the database contain no readable patient data', async () => {
  const { url } = running;
  const file = pdf(200_000);
  file.write(canary, 100, 'latin1');
  const key = randomUUID();
  const accepted = [
    await postWithKey(url, withCanary(inquiry), key),
    await post(url, withCanary(appointment)),
    await post(url, withCanary(orderWith(file, `${canary}.pdf`)), { 'X-Forwarded-For': '203.0.113.77' }),
  ];
  expect(accepted.map(({ status }) => status)).toEqual([200, 200, 200]);
  const rejected = [
    await postWithKey(url, withCanary(appointment), key),
    await post(url, {
      ...withCanary(inquiry),
      firstName: `${canary}7`,
      phone: canary,
      subject: canary,
      type: 'inquiry',
    }),
    await post(url, { ...withCanary(inquiry), website: canary }),
    await post(url, `{"${canary}":`),
    await post(url, withCanary(inquiry), { 'Content-Type': `text/${canary}` }),
    await post(url, withCanary(inquiry), { Origin: `https://${canary}.example` }),
    await post(url, withCanary(orderWith(Buffer.from(`MZ${canary}`, 'latin1')))),
    await post(`${url}?${canary}`, { type: canary }),
  ];
  expect(rejected.map(({ status }) => status)).toEqual([422, 400, 200, 400, 415, 403, 400, 400]);
  for (const answer of [...accepted, ...rejected]) expect(JSON.stringify(answer)).not.toContain(canary);

  const dump = await database.sql`
    select r.*, m.*, p.kind, encode(part.content, 'escape') as part, encode(r.payload, 'escape') as text
    from requests.request r
    join requests.outgoing_mail m using (reference)
    left join requests.prescription p using (reference)
    left join requests.prescription_part part using (reference)`;
  const senders = await database.sql`select encode(sender, 'escape') as sender from requests.sender`;
  expect(dump.length).toBeGreaterThan(3);
  expect(senders.length).toBe(4);
  for (const place of [JSON.stringify([...dump, ...senders]), running.output()]) {
    expect(place).not.toContain(canary);
    expect(place).not.toContain('203.0.113.77');
  }
});
