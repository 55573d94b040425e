import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { practice } from '#content/practice.data.ts';
import { neededSchema } from '../../supabase/functions/send-contact-email/watch/monitoring.ts';
import { backendForTests, logged, webhookForTests } from './support/backend.ts';
import { post, postWithKey } from './support/client.ts';
import { polling, type ReceivedMail, reject, tokenIn } from './support/inbox.ts';
import { appointment, inquiry, orderWith, pdf } from './support/payloads.ts';

const backend = backendForTests();
const { database, inbox, start, use, send, sendUntil, statusOf, untilStatus, moveClock } = backend;

/** Sends a request, and waits until its mail is delivered. */
async function deliver(payload: object = inquiry): Promise<{ reference: string; mail: ReceivedMail; token: string }> {
  const reference = await sendUntil('delivered', payload);
  const mail = await inbox.waitFor(reference);
  return { reference, mail, token: tokenIn(mail) };
}

const askHandled = (body: unknown) => post(`${backend.running.url}/handled`, body);

async function health(): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${backend.running.url}/health`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const untilHealth = (expected: object): Promise<void> =>
  // The function looks only every ten seconds.
  vi.waitFor(async () => expect(await health()).toMatchObject(expected), { ...polling, interval: 500 });

async function wiped(reference: string): Promise<boolean> {
  const rows = await database.sql`
    select from requests.request where reference = ${reference} and wiped_at is not null`;
  return rows.length > 0;
}

const untilWiped = (reference: string): Promise<void> =>
  vi.waitFor(async () => expect(await wiped(reference)).toBe(true), polling);

it('the link in the mail shows the request without anything personal, and marks it as handled once', async () => {
  await use();
  const { reference, token, mail } = await deliver(appointment);
  expect(mail.email.html).toContain(`/handled#${token}`);
  const shown = await askHandled({ token });
  expect(shown.status).toBe(200);
  const open = { reference, type: 'appointment', receivedAt: expect.any(String), handledAt: null, undoSeconds: 0 };
  expect(shown.json).toEqual(open);
  expect(await statusOf(reference)).toBe('delivered');

  const { json } = await askHandled({ token, handled: true });
  expect(json).toMatchObject({ reference, handledAt: expect.any(String) });
  const { handledAt } = json as { handledAt: string };
  expect((await askHandled({ token, handled: true })).json).toMatchObject({ handledAt });
  expect(await statusOf(reference)).toBe('handled');
});

it('a mark can be undone for ten minutes, with the end of its reminders', async () => {
  await use();
  const { reference, token } = await deliver();
  inbox.verdict = reject(451);
  await moveClock('25 hours');
  await logged(backend.running, { event: 'mail', kind: 'reminder', reference, outcome: 'waiting' });
  await askHandled({ token, handled: true });
  await moveClock('25 hours 9 minutes');
  expect((await askHandled({ token, undo: true })).json).toMatchObject({ handledAt: null });
  expect(await statusOf(reference)).toBe('delivered');
  inbox.verdict = () => {};
  await moveClock('26 hours');
  await inbox.waitFor(`Reminder: ${reference} is not handled`);

  await askHandled({ token, handled: true });
  await moveClock('26 hours 11 minutes');
  expect((await askHandled({ token, undo: true })).json).toMatchObject({ reference, undoSeconds: 0 });
  expect(await statusOf(reference)).toBe('handled');
});

it('without links in the mail, nobody is reminded, and the content is wiped after seven days', async () => {
  await start({ HANDLED_LINKS: 'false' });
  const [key, order] = [randomUUID(), orderWith(pdf(600_000))];
  const sendOrder = (body: object = order) => postWithKey(backend.running.url, body, key);
  const { reference } = await sendOrder();
  await untilStatus(reference, 'delivered');
  expect(tokenIn(await inbox.waitFor(reference))).toBe('');
  await moveClock('6 days 23 hours');
  const parts = async () => (await database.sql`select from requests.prescription_part`).length;
  expect([await wiped(reference), await parts()]).toEqual([false, 3]);
  await moveClock('7 days 1 minute');
  await untilWiped(reference);
  expect(await parts()).toBe(0);

  // Retries are still recognized.
  expect(await sendOrder()).toMatchObject({ status: 200, reference });
  expect(await sendOrder(inquiry)).toMatchObject({ status: 422 });

  // The office uses links from now on.
  await use();
  const next = await deliver();
  await moveClock('8 days 2 minutes');
  await inbox.waitFor(`Reminder: ${next.reference} is not handled`);
  const kinds = await database.sql`select kind from requests.outgoing_mail where reference = ${reference}`;
  expect([...kinds]).toEqual([{ kind: 'request' }]);
});

describe('a request that nobody handles', () => {
  it('gets a reminder after one day, another with an alarm after three, and an alarm a week before the wipe', async () => {
    await use();
    const { reference, token } = await deliver();
    const reminded = (kind: string) =>
      logged(backend.running, { event: 'mail', kind, reference, outcome: 'delivered' });
    await moveClock('25 hours');
    await reminded('reminder');
    const { email } = await inbox.waitFor(`Reminder: ${reference} is not handled`);
    expect(email.text).toContain(`/handled#${token}`);
    await moveClock('74 hours');
    await reminded('second-reminder');
    await inbox.waitFor(`Second reminder: ${reference} is not handled`);
    await logged(backend.running, { event: 'alarm', outcome: 'request not handled', reference });
    await moveClock('23 days 1 hour');
    await logged(backend.running, { event: 'alarm', outcome: 'request wiped soon', reference });
    await moveClock('30 days 1 hour');
    await untilWiped(reference);
    await vi.waitFor(async () => expect(await database.sql`select from requests.alarm`).toHaveLength(0), polling);
    expect(inbox.count(reference)).toBe(3);
  });

  it('gets no reminder once it is handled', async () => {
    await use();
    const { reference, token } = await deliver();
    inbox.verdict = reject(451);
    await moveClock('25 hours');
    await logged(backend.running, { event: 'mail', kind: 'reminder', reference, outcome: 'waiting' });
    await askHandled({ token, handled: true });
    inbox.verdict = () => {};
    await moveClock('30 days');
    const other = await deliver(appointment);
    expect([inbox.count(other.reference), inbox.count(reference)]).toEqual([1, 1]);
  });

  it('is wiped seven days after it was handled, or thirty days after delivery', async () => {
    await use();
    const handled = await deliver(orderWith(pdf(1000)));
    const ignored = await deliver();
    const caught = await sendUntil('held', { ...inquiry, website: 'https://spam.example' });
    await askHandled({ token: handled.token, handled: true });
    await moveClock('6 days 23 hours');
    await inbox.waitFor(`Reminder: ${ignored.reference} is not handled`);
    expect(await wiped(handled.reference)).toBe(false);
    await moveClock('7 days 1 minute');
    await untilWiped(handled.reference);
    expect(await wiped(ignored.reference)).toBe(false);
    expect(await wiped(caught)).toBe(false);
    await moveClock('30 days 1 minute');
    await untilWiped(ignored.reference);
    await untilWiped(caught);
  });
});

describe('a notice of the mail provider', () => {
  const notify = async (body: unknown): Promise<void> => {
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer notices-secret' };
    const call = { method: 'POST', headers, body: JSON.stringify(body) };
    expect((await fetch(`${backend.running.url}/notices`, call)).status).toBe(204);
  };

  it('of a bounce keeps the request until somebody has handled it, and raises an alarm', async () => {
    await use({ NOTICES_SECRET: 'notices-secret' });
    const { reference, token } = await deliver();
    await notify({ RecordType: 'Bounce', Subject: `General inquiry ${reference}`, Email: 'office@x.example' });
    expect(await statusOf(reference)).toBe('bounced');
    await logged(backend.running, { event: 'alarm', outcome: 'mail bounced', reference });
    await moveClock('40 days');
    const recent = () => database.sql`select from requests.last_run where at > requests.clock() - interval '1 hour'`;
    await vi.waitFor(async () => expect(await recent()).toHaveLength(1), polling);
    expect(await wiped(reference)).toBe(false);
    await askHandled({ token, handled: true });
    await moveClock('48 days');
    await untilWiped(reference);
  });

  it('of anything else leaves the request delivered', async () => {
    await use({ NOTICES_SECRET: 'notices-secret' });
    const { reference } = await deliver();
    await notify({ RecordType: 'Bounce', Subject: `Reminder: ${reference} is not handled` });
    await notify({ RecordType: 'Bounce', Subject: 'General inquiry R-000000' });
    await notify({ strange: 'shape' });
    expect(await statusOf(reference)).toBe('delivered');
  });
});

describe('health', () => {
  it('is 200 while all is well, and 503 with the problem otherwise', async () => {
    await use();
    await deliver();
    await vi.waitFor(async () => expect(await database.sql`select from requests.last_run`).toHaveLength(1), polling);
    const well = { status: 'ok', problems: [], schema: neededSchema, waiting: 0, oldestWaitingSeconds: 0 };
    const lastMaintenance = expect.any(String);
    expect(await health()).toMatchObject({ status: 200, body: { ...well, lastMaintenance } });
    inbox.verdict = reject(550);
    await sendUntil('dead');
    await untilHealth({ status: 503, body: { status: 'failing', problems: [{ name: 'mail dead', count: 1 }] } });
    expect((await fetch(`${backend.running.url}/health`, { method: 'POST' })).status).toBe(405);
  });

  it('of a hosted function counts only calls of the schedule as maintenance', async () => {
    inbox.verdict = reject(451);
    const running = await start({ TRUSTED_PROXY_HOPS: '1' }, { hosted: true });
    await send();
    await logged(running, { event: 'mail', outcome: 'waiting' });
    inbox.verdict = () => {};
    await database.moveClock('10 minutes');
    await logged(running, { event: 'mail', outcome: 'delivered' });
    expect(await health()).toMatchObject({ status: 503, body: { problems: [{ name: 'maintenance missing' }] } });
    await backend.wakeUp();
    await untilHealth({ status: 200 });
  });

  it.each([
    ['the notices', 'select on requests.status'],
    ['the alarms', 'insert on requests.alarm'],
    ['the wipes', 'delete on requests.upload_part'],
  ])('misses the maintenance while %s fail', async (_, privilege) => {
    const running = await start();
    await database.sql.unsafe(`revoke ${privilege} from contact_function`);
    await database.moveClock('6 minutes');
    // The second failure comes after the run of the first.
    await vi.waitFor(() => expect(running.output().split('"code":"42501"').length).toBeGreaterThan(2), polling);
    const done = await database.sql`select from requests.last_run where at > requests.clock() - interval '5 minutes'`;
    await database.sql.unsafe(`grant ${privilege} to contact_function`);
    expect(done).toHaveLength(0);
  });
});

describe('alarms', () => {
  const webhook = webhookForTests();

  const untilCalls = (count: number): Promise<void> =>
    vi.waitFor(() => expect(webhook.calls).toHaveLength(count), polling);

  it('reach a webhook every day until the problem is over', async () => {
    await use({ ALARM_WEBHOOK_URL: webhook.url });
    inbox.verdict = reject(550);
    const { reference } = await send();
    await untilCalls(1);
    expect(webhook.calls).toMatchObject([
      {
        name: 'mail dead',
        subject: reference,
        text: `${practice.name} website: mail dead ${reference} - An email could not be sent, and is not tried again. Call the patient.`,
      },
    ]);
    const sent = () => database.sql`select from requests.alarm where due_at > requests.clock() + interval '1 hour'`;
    await vi.waitFor(async () => expect(await sent()).toHaveLength(1), polling);
    await moveClock('25 hours');
    await untilCalls(2);
    expect(webhook.calls[1]?.text).toContain('(still)');
    await database.sql`update requests.outgoing_mail set state = 'delivered', delivered_at = requests.clock()`;
    await vi.waitFor(async () => expect(await database.sql`select from requests.alarm`).toHaveLength(0), polling);
  });

  it('say how many requests have a problem, and are sent again after an hour when there are more', async () => {
    await use({ ALARM_WEBHOOK_URL: webhook.url });
    inbox.verdict = reject(550);
    const [first, second] = [await sendUntil('dead'), await sendUntil('dead')];
    await moveClock('61 minutes');
    await vi.waitFor(() => expect(webhook.calls.at(-1)).toMatchObject({ count: 2 }), polling);
    expect(webhook.calls.at(-1)).toMatchObject({ name: 'mail dead', subject: `${first}, ${second}` });
    expect(webhook.calls.length).toBeLessThanOrEqual(2);
  });

  it('about a dead reminder do not say that the request is missing', async () => {
    await use({ ALARM_WEBHOOK_URL: webhook.url });
    await deliver();
    inbox.verdict = reject(550);
    await moveClock('25 hours');
    await untilCalls(1);
    expect(webhook.calls).toMatchObject([{ name: 'reminder dead', text: expect.stringContaining('Ask the office') }]);
  });

  it('that cannot be sent are tried again, and are in the health', async () => {
    await use({ ALARM_WEBHOOK_URL: webhook.url });
    webhook.status = 500;
    inbox.verdict = reject(550);
    await send();
    await logged(backend.running, { event: 'alarm', outcome: 'mail dead', code: '500' });
    expect((await health()).body.problems).toContainEqual(expect.objectContaining({ name: 'alarm not sent' }));
    webhook.status = 200;
    await moveClock('6 minutes');
    await untilCalls(1);
  });

  it('are sent without the database when it stores nothing although it can be read', async ({ onTestFinished }) => {
    await start({ ALARM_WEBHOOK_URL: webhook.url });
    await database.sql.unsafe(`
      create function public.disk_is_full() returns trigger language plpgsql as $$
        begin raise disk_full; end $$;
      create trigger disk_is_full before insert on requests.request
        for each row when (new.type = 'inquiry') execute function public.disk_is_full()`);
    onTestFinished(() => void database.sql`drop function public.disk_is_full cascade`.execute());
    for (let count = 0; count < 4; count += 1) {
      expect((await send()).code).toBe('unavailable');
      // On a full disk, some are still stored.
      expect((await send(appointment)).status).toBe(200);
    }
    await untilCalls(1);
    expect(webhook.calls).toMatchObject([{ name: 'requests refused', subject: '53100' }]);
    const unreachable = { problems: [{ name: 'database unreachable', code: '53100' }] };
    expect(await health()).toMatchObject({ status: 503, body: unreachable });
  });

  it.each([
    ['origin', 'origin_not_allowed', { Origin: 'https://www.localhost' }],
    ['key', 'key_missing', { apikey: 'sb_publishable_of_yesterday' }],
  ])(
    'are sent once when pages are refused because of their %s, each by another instance',
    async (_, subject, headers) => {
      for (let count = 0; count < 3; count += 1) {
        await start({ ALARM_WEBHOOK_URL: webhook.url });
        await send(inquiry, headers);
      }
      await untilCalls(1);
      expect(webhook.calls).toMatchObject([{ name: 'requests refused', subject }]);
      // Anybody can do this.
      expect(await health()).toMatchObject({ status: 200 });
    },
  );

  it('are sent before the database is full', async () => {
    await start({ ALARM_WEBHOOK_URL: webhook.url, DATABASE_MEGABYTES: '5' });
    await vi.waitFor(() => expect(webhook.calls).toMatchObject([{ name: 'database nearly full' }]), polling);
  });

  it('about waiting mail are sent while the mail server hangs', async () => {
    // Also the second attempt, which may begin before the alarm: the lease ends earlier.
    inbox.verdict = () => new Promise(() => {});
    await start({ ALARM_WEBHOOK_URL: webhook.url, MAIL_RESPONSE_SECONDS: '600' });
    await send();
    await vi.waitFor(() => expect(inbox.offered).toBe(1), polling);
    await database.moveClock('16 minutes');
    await vi.waitFor(() => expect(webhook.calls).toMatchObject([{ name: 'mail waiting' }]), polling);
  });
});

it('sends a digest a day, also of a day without requests', async () => {
  await start({ DIGEST_HOUR: '0', AUTH_URL: 'http://127.0.0.1:9/auth/v1' });
  await inbox.waitFor('Website requests: 0 new, 0 open');
  await deliver();
  await deliver(appointment);
  const caught = await send({ ...inquiry, website: 'https://spam.example' });
  await moveClock('24 hours');
  const { email } = await inbox.waitFor('Website requests: 2 new, 2 open');
  expect(email.text).toMatch(/Appointment request: 1\nGeneral inquiry: 1\nContact lens order: 0\n/);
  expect(email.text).toContain(`\nMay be spam, not mailed: ${caught.reference}, general inquiry, 24 hours\n`);
  expect(email.text).toContain('\nhttp://localhost:5173/desk/\n');
  await moveClock('48 hours');
  const next = await inbox.waitFor('Website requests: 0 new, 2 open');
  expect(next.email.text).toMatch(/Not handled for a day:\n {2}R-\w{6}, .+, 2 days\n {2}R-\w{6}, .+, 2 days\n/);
});

describe('a request that the function sends to itself', () => {
  const smoke = { SMOKE_EMAIL: 'smoke@optometry.example' };

  it('goes from end to end, and is wiped, and an alarm is raised when that stops', async () => {
    const running = await start(smoke);
    const mail = await inbox.waitFor('Test: General inquiry R-');
    expect(mail.recipients).toEqual(['smoke@optometry.example']);
    expect(running.output()).not.toContain('"event":"alarm"');
    const recordedAndWiped = () => database.sql`
      select from requests.last_run join requests.request on is_smoke and at > received_at
      where name = 'smoke' and wiped_at is not null`;
    await vi.waitFor(async () => expect(await recordedAndWiped()).toHaveLength(1), polling);

    inbox.verdict = reject(451);
    await moveClock('13 hours');
    await logged(running, { event: 'alarm', outcome: 'smoke request missing' });
  });

  it('is no mail that the office misses when it is dead', async () => {
    inbox.verdict = reject(550);
    await logged(await start(smoke), { event: 'mail', outcome: 'dead' });
    expect((await health()).body.problems).toEqual([]);
  });
});

it('raises an alarm long before the limit of all requests refuses any', async () => {
  await start({ LIMIT_OVERALL: '8' });
  for (let count = 0; count < 3; count += 1) expect((await send()).status).toBe(200);
  await logged(backend.running, { event: 'alarm', outcome: 'many requests' });
});
