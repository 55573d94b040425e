import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunningFunction } from '../../scripts/services/function.ts';
import { contentTimeout } from '../../supabase/functions/send-contact-email/mail.ts';
import {
  databaseForTests,
  environment,
  logged,
  openFunction,
  publishableKey,
  untilMailed,
  wakeUpSecret,
} from './support/backend.ts';
import { post, postWithKey } from './support/client.ts';
import { type Inbox, openInbox, polling, smtpError } from './support/inbox.ts';
import { appointment, inquiry, orderWith, pdf } from './support/payloads.ts';
import { freePort } from './support/ports.ts';

const database = databaseForTests();
let smtpPort: number;
let inbox: Inbox | undefined;
let functions: RunningFunction[] = [];

beforeEach(async () => {
  smtpPort = await freePort();
});

afterEach(async () => {
  await Promise.all(functions.map((running) => running.stop()));
  functions = [];
  await inbox?.close();
  inbox = undefined;
  await database.sql`truncate requests.request cascade`;
  await database.moveClock('0');
});

async function start(settings: Record<string, string> = {}): Promise<RunningFunction> {
  const running = await openFunction({ ...environment(database.functionUrl, smtpPort), ...settings });
  functions.push(running);
  return running;
}

interface MailRow {
  state: string;
  attempts: number;
  failure: string | null;
  leased: boolean;
  wait: number;
}

/** The mail's row; `wait` is how many seconds of the database's clock it is from being due. */
async function mailRow(reference: string): Promise<MailRow> {
  const [row] = await database.sql<MailRow[]>`
    select state, attempts, last_failure as failure, leased_until is not null as leased,
      extract(epoch from due_at - requests.clock())::float as wait
    from requests.outgoing_mail where reference = ${reference}`;
  return row ?? { state: 'missing', attempts: 0, failure: null, leased: false, wait: 0 };
}

/** Longer than the lease of a mail that the server has not answered yet. */
const afterLease = '151 seconds';

/** Triggers the worker of every running function, as the schedule of the database does. */
async function triggerWorkers(): Promise<void> {
  for (const { url } of functions.filter(({ process }) => process.signalCode === null)) {
    const headers = { Authorization: `Bearer ${wakeUpSecret}` };
    expect((await fetch(`${url}/wake-up`, { method: 'POST', headers })).status).toBe(204);
  }
}

/** Moves the clock of the database, and triggers the workers. */
async function moveClock(interval: string): Promise<void> {
  await database.moveClock(interval);
  await triggerWorkers();
}

/**
 * Moves the clock of the database while no attempt is running, and triggers the workers. An attempt that began before and
 * failed after that would not be repeated for minutes.
 */
async function moveClockBetweenAttempts(reference: string, interval: string): Promise<Pick<MailRow, 'attempts'>> {
  const mail = await vi.waitFor(
    () =>
      database.sql.begin(async (sql) => {
        // The lock prevents an attempt.
        const [row] = await sql<Pick<MailRow, 'attempts' | 'leased'>[]>`
          select attempts, leased_until is not null as leased
          from requests.outgoing_mail where reference = ${reference} for update`;
        if (row === undefined || row.leased) throw new Error('An attempt is running');
        await database.moveClock(interval, sql);
        return row;
      }),
    polling,
  );
  await triggerWorkers();
  return mail;
}

/** Waits for the next delivery attempt. Moves the clock of the database to `clock` before it, if given. */
async function nextAttempt(reference: string, clock?: string): Promise<MailRow> {
  const { attempts } = await (clock === undefined ? mailRow(reference) : moveClockBetweenAttempts(reference, clock));
  return vi.waitFor(async () => {
    const row = await mailRow(reference);
    if (row.attempts <= attempts || row.leased) throw new Error('No further attempt');
    return row;
  }, polling);
}

const untilState = (reference: string, state: string): Promise<void> =>
  vi.waitFor(async () => expect((await mailRow(reference)).state).toBe(state), polling);

describe('while the mail server is down', () => {
  it('accepts requests, and mails them when it is back', async () => {
    const { url } = await start();
    const { status, reference } = await post(url, inquiry);
    expect(status).toBe(200);
    await nextAttempt(reference);
    inbox = await openInbox(smtpPort);
    await inbox.waitFor(reference);
    await untilState(reference, 'delivered');
    expect(inbox.count(reference)).toBe(1);
  });

  it('retries within two minutes after ten minutes, and raises an alarm after fifteen', async () => {
    const running = await start();
    const { reference } = await post(running.url, inquiry);
    await nextAttempt(reference);
    const { wait, failure } = await nextAttempt(reference, '10 minutes');
    expect(failure).toBe('ECONNECT');
    expect(wait).toBeGreaterThan(60);
    expect(wait).toBeLessThan(120);
    expect(running.output()).not.toContain('"event":"alarm"');

    await nextAttempt(reference, '15 minutes');
    expect(await logged(running, { event: 'alarm', reference })).toMatchObject({ outcome: 'mail waiting' });
    inbox = await openInbox(smtpPort);
    await moveClock('20 minutes');
    await inbox.waitFor(reference);
  });

  it('retries once an hour in the end, gives up after 72 hours, and raises an alarm again', async () => {
    const running = await start();
    const { reference } = await post(running.url, inquiry);
    await nextAttempt(reference);
    const { state, wait } = await nextAttempt(reference, '71 hours 50 minutes');
    await logged(running, { event: 'alarm', reference, outcome: 'mail waiting' });
    expect(state).toBe('waiting');
    expect(wait).toBeGreaterThan(44 * 60);
    expect(wait).toBeLessThanOrEqual(60 * 60);

    await moveClock('73 hours');
    await untilState(reference, 'dead');
    await triggerWorkers();
    await logged(running, { event: 'alarm', reference, outcome: 'mail dead' });
  });

  it('sends all waiting mails at once when one is delivered', async () => {
    const { url } = await start();
    const first = await post(url, inquiry);
    await nextAttempt(first.reference);
    expect((await nextAttempt(first.reference, '5 hours')).wait).toBeGreaterThan(2000);
    inbox = await openInbox(smtpPort);
    const second = await post(url, appointment);
    await inbox.waitFor(second.reference);
    await inbox.waitFor(first.reference);
  });
});

describe('when the mail server rejects a mail', () => {
  it('permanently, it becomes a dead letter', async () => {
    inbox = await openInbox(smtpPort, {
      verdict: () => {
        throw smtpError(550);
      },
    });
    const running = await start();
    const { reference } = await post(running.url, inquiry);
    await untilState(reference, 'dead');
    expect(await mailRow(reference)).toMatchObject({ attempts: 1, failure: '550' });
    await logged(running, { event: 'alarm', reference, outcome: 'mail dead' });
  });

  it('temporarily, it is retried', async () => {
    let rejections = 2;
    inbox = await openInbox(smtpPort, {
      verdict: () => {
        if (rejections > 0) {
          rejections -= 1;
          throw smtpError(421);
        }
      },
    });
    const { url } = await start();
    const { reference } = await post(url, inquiry);
    await inbox.waitFor(reference);
    await untilState(reference, 'delivered');
    expect((await mailRow(reference)).attempts).toBe(3);
  });
});

describe('when the function is killed', () => {
  it('while it sends, another instance sends after the lease of 30 seconds', async () => {
    const hanging = await openInbox(smtpPort, { smtp: { onRcptTo: () => {} } });
    const first = await start();
    const { reference } = await post(first.url, inquiry);
    await vi.waitFor(async () => expect((await mailRow(reference)).attempts).toBe(1), { timeout: 20_000 });
    await first.kill();
    await hanging.close();

    inbox = await openInbox(smtpPort);
    await start();
    await moveClock('31 seconds');
    const { email } = await inbox.waitFor(reference);
    expect(email.text).not.toContain('You may already have this email.');
    await untilState(reference, 'delivered');
    expect(inbox.count(reference)).toBe(1);
  });

  it('after the mail was accepted but before that was stored, the office gets one copy, marked as one', async () => {
    inbox = await openInbox(smtpPort, { isSilent: () => true });
    const first = await start();
    const { reference } = await post(first.url, inquiry);
    const original = await inbox.waitFor(reference);
    await first.kill();

    const second = await start();
    await moveClock(afterLease);
    await vi.waitFor(() => expect(inbox?.count(reference)).toBe(2), polling);
    const copy = inbox.mails.at(-1) ?? original;
    expect(copy.email.text).toContain('You may already have this email.');
    expect(original.email.text).not.toContain('You may already have this email.');
    expect(copy.email.messageId).toBe(original.email.messageId);
    await second.kill();

    const third = await start();
    await moveClock('1 hour');
    await logged(third, { event: 'alarm', reference, outcome: 'mail dead' });
    expect(inbox.count(reference)).toBe(2);
  });
});

describe('when the mail server takes a mail and does not answer', () => {
  it('it gets one copy, then an alarm is raised', async () => {
    inbox = await openInbox(smtpPort, { isSilent: () => true });
    const running = await start({ MAIL_RESPONSE_SECONDS: '1' });
    const { reference } = await post(running.url, inquiry);
    await logged(running, { event: 'alarm', reference, outcome: 'mail dead' });
    expect(await mailRow(reference)).toMatchObject({ state: 'dead', attempts: 2, failure: 'ELATE' });
    await moveClock('5 hours');
    const next = await post(running.url, appointment);
    await inbox.waitFor(next.reference);
    expect(inbox.count(reference)).toBe(2);
  });

  it('a delivery of another mail does not send the copy earlier', async () => {
    inbox = await openInbox(smtpPort, {
      isSilent: () => inbox?.mails.at(-1)?.email.subject?.startsWith('General inquiry') === true,
    });
    const { url } = await start({ MAIL_RESPONSE_SECONDS: '3' });
    const { reference } = await post(url, inquiry);
    await inbox.waitFor(reference);
    await database.moveClock('5 hours');
    await vi.waitFor(async () => expect((await mailRow(reference)).leased).toBe(false), { timeout: 20_000 });
    const other = await post(url, appointment);
    await untilState(other.reference, 'delivered');
    expect((await mailRow(reference)).wait, 'seconds until the copy is due').toBeGreaterThan(1800);
  });

  it('its lease lasts longer than the answer may take, and what a late process records is ignored', async () => {
    let release = () => {};
    const late = new Promise<void>((_, reject) => {
      release = () => reject(smtpError(451));
    });
    let mails = 0;
    inbox = await openInbox(smtpPort, {
      verdict: () => {
        mails += 1;
        return mails === 1 ? late : undefined;
      },
    });
    const first = await start();
    const { reference } = await post(first.url, inquiry);
    await vi.waitFor(() => expect(mails).toBe(1), polling);
    const [lease] = await database.sql<{ seconds: number }[]>`
      select extract(epoch from leased_until - requests.clock())::float as seconds
      from requests.outgoing_mail where reference = ${reference}`;
    expect(lease?.seconds, 'lease').toBeGreaterThan(130);

    await start();
    await moveClock(afterLease);
    await untilState(reference, 'delivered');
    release();
    await logged(first, { event: 'mail', reference, outcome: 'lost' });
    expect(await mailRow(reference)).toMatchObject({ state: 'delivered', attempts: 2 });
    expect(inbox.count(reference)).toBe(1);
  });
});

it('makes a mail that cannot be decrypted a dead letter at once', async () => {
  const first = await start();
  const { reference } = await post(first.url, inquiry);
  await nextAttempt(reference);
  await first.stop();
  inbox = await openInbox(smtpPort);
  const second = await start({ REQUESTS_SECRET: Buffer.alloc(32, 8).toString('base64') });
  await logged(second, { event: 'alarm', reference, outcome: 'mail dead' });
  expect(await mailRow(reference)).toMatchObject({ state: 'dead', failure: 'EUNREADABLE' });
});

it('sends a mail while another one hangs', async () => {
  let release = () => {};
  const first = new Promise<void>((resolve) => {
    release = resolve;
  });
  let mails = 0;
  inbox = await openInbox(smtpPort, {
    verdict: () => {
      mails += 1;
      return mails === 1 ? first : undefined;
    },
  });
  const { url } = await start();
  const hanging = await post(url, inquiry);
  await vi.waitFor(() => expect(mails).toBe(1), polling);
  const next = await post(url, inquiry);
  await inbox.waitFor(next.reference);
  expect(await mailRow(hanging.reference)).toMatchObject({ attempts: 1, leased: true });
  release();
  await inbox.waitFor(hanging.reference);
});

it('leases a mail for longer than its content may take', async () => {
  inbox = await openInbox(smtpPort, { smtp: { onRcptTo: () => {} } });
  const running = await start();
  const { reference } = await post(running.url, inquiry);
  await vi.waitFor(async () => expect((await mailRow(reference)).leased).toBe(true), polling);
  await running.kill();
  const [lease] = await database.sql<{ milliseconds: number }[]>`
    select 1000 * extract(epoch from leased_until - due_at)::float as milliseconds
    from requests.outgoing_mail where reference = ${reference}`;
  expect(lease?.milliseconds, 'lease, in milliseconds').toBeGreaterThan(contentTimeout);
});

it('is called by the schedule of the database, with the secrets that the README creates', async () => {
  const { url } = await start();
  const migration = await readFile('supabase/migrations/20261123000300_schedule.sql', 'utf8');
  const readme = await readFile('README.md', 'utf8');
  const job = /\$job\$(.*)\$job\$/s.exec(migration)?.[1] ?? '';
  const secrets = [...readme.matchAll(/vault\.create_secret\('[^']*', '(\w+)'\)/g)].map(([, name]) => ({
    name,
    decrypted_secret:
      { contact_function_url: url, contact_function_wake_up_secret: wakeUpSecret }[name ?? ''] ?? publishableKey,
  }));
  // Fakes of the vault and pg_net, which only hosted Supabase has.
  await database.sql.unsafe(`
    create schema vault;
    create table vault.decrypted_secrets (name text, decrypted_secret text);
    create schema net;
    create function net.http_post(url text, headers jsonb, body jsonb) returns jsonb language sql as
      'select jsonb_build_object(''url'', url, ''headers'', headers, ''body'', body)'`);
  try {
    await database.sql`insert into vault.decrypted_secrets ${database.sql(secrets)}`;
    const [call] = await database.sql.unsafe(job);
    if (call === undefined) throw new Error('The job of the migration calls nothing: it does not find its secrets.');
    const { url: address, headers, body } = call.http_post;
    expect((await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status, address).toBe(204);
    const withoutSecret = { ...headers, Authorization: 'Bearer ' };
    expect((await fetch(address, { method: 'POST', headers: withoutSecret, body: '{}' })).status).toBe(401);
  } finally {
    await database.sql`drop schema vault, net cascade`;
  }
});

it('sends each mail once when two instances of the function run', async () => {
  const first = await start();
  const references: string[] = [];
  while (references.length < 100) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(first.url, inquiry)));
    references.push(...answers.map(({ reference }) => reference));
  }
  await start();
  inbox = await openInbox(smtpPort);
  await untilMailed(database);
  const subjects = inbox.mails.map(({ email }) => email.subject?.split(' ').at(-1));
  expect(subjects.sort()).toEqual(references.sort());
});

it('deletes delivered content after seven days if nobody marks requests, and still recognizes retries', async () => {
  inbox = await openInbox(smtpPort);
  const running = await start({ HANDLED_LINKS: 'false' });
  const key = randomUUID();
  const order = orderWith(pdf(300_000));
  const { reference } = await postWithKey(running.url, order, key);
  await untilState(reference, 'delivered');
  await moveClock('6 days 23 hours');
  const contents = async () => {
    const [row] = await database.sql`
      select payload is null as wiped, (select count(*)::integer from requests.prescription_part) as parts
      from requests.request where reference = ${reference}`;
    return row;
  };
  expect(await contents()).toEqual({ wiped: false, parts: 3 });
  expect(await postWithKey(running.url, order, key)).toMatchObject({ status: 200, reference });

  await moveClock('7 days 1 minute');
  await logged(running, { event: 'worker', outcome: 'wiped' });
  expect(await contents()).toEqual({ wiped: true, parts: 0 });
  expect(await postWithKey(running.url, order, key)).toMatchObject({ status: 200, reference });
  expect(await postWithKey(running.url, inquiry, key)).toMatchObject({ status: 422 });
  expect(inbox.count(reference)).toBe(1);
});
