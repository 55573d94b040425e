import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentTimeout } from '../../supabase/functions/send-contact-email/mail/mail.ts';
import { backendForTests, logged, untilMailed, wakeUpSecret } from './support/backend.ts';
import { publishableKey } from './support/client.ts';
import { polling, reject } from './support/inbox.ts';
import { appointment, orderWith, pdf } from './support/payloads.ts';

const backend = backendForTests();
const { database, inbox, start, use, send, untilStatus, wakeUp, moveClock } = backend;

interface MailRow {
  state: string;
  attempts: number;
  failure: string | null;
  leased: boolean;
  wait: number;
  lease: number;
}

/** The mail's row; `wait` is how many seconds it is from being due, `lease` how long after it was queued that is. */
async function mailRow(reference: string): Promise<MailRow> {
  const [row] = await database.sql<MailRow[]>`
    select state, attempts, last_failure as failure, lease is not null as leased,
      extract(epoch from due_at - requests.clock())::float as wait,
      extract(epoch from due_at - queued_at)::float as lease
    from requests.outgoing_mail where reference = ${reference}`;
  if (row === undefined) throw new Error(`No mail of ${reference}`);
  return row;
}

const refusal = (responseCode: number): Error => Object.assign(new Error('Rejected'), { responseCode });

/** Longer than the lease of a mail that the server has not answered yet. */
const afterLease = '16 minutes';

/**
 * Moves the clock of the database while no attempt is running, and wakes the functions up. An attempt that began before
 * and failed after that would not be repeated for minutes.
 */
async function moveClockBetweenAttempts(reference: string, interval: string): Promise<MailRow> {
  const mail = await vi.waitFor(
    () =>
      database.sql.begin(async (sql) => {
        // The lock prevents an attempt.
        await sql`select from requests.outgoing_mail where reference = ${reference} for update`;
        const row = await mailRow(reference);
        if (row.leased) throw new Error('An attempt is running');
        await database.moveClock(interval);
        return row;
      }),
    polling,
  );
  await wakeUp();
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

describe('while the mail server is down', () => {
  beforeEach(() => inbox.close());

  it('retries within two minutes after ten minutes, and raises an alarm after fifteen', async () => {
    const running = await use();
    const { reference } = await send();
    await nextAttempt(reference);
    const { wait, failure } = await nextAttempt(reference, '10 minutes');
    expect(failure).toBe('ECONNECT');
    expect(wait).toBeGreaterThan(60);
    expect(wait).toBeLessThan(120);
    expect(running.output()).not.toContain('"event":"alarm"');

    await nextAttempt(reference, '15 minutes');
    expect(await logged(running, { event: 'alarm', reference })).toMatchObject({ outcome: 'mail waiting' });
    await inbox.listen();
    await moveClock('20 minutes');
    await inbox.waitFor(reference);
  });

  it('retries once an hour in the end, gives up after 72 hours, and raises an alarm again', async () => {
    const running = await use();
    const { reference } = await send();
    await nextAttempt(reference);
    const { state, wait } = await nextAttempt(reference, '71 hours 50 minutes');
    await logged(running, { event: 'alarm', reference, outcome: 'mail waiting' });
    expect(state).toBe('waiting');
    expect(wait).toBeGreaterThan(44 * 60);
    expect(wait).toBeLessThanOrEqual(60 * 60);

    await moveClock('73 hours');
    await untilStatus(reference, 'dead');
    await wakeUp();
    await logged(running, { event: 'alarm', reference, outcome: 'mail dead' });
  });

  it('sends all waiting mails at once when one is delivered', async () => {
    await use();
    const first = await send();
    await nextAttempt(first.reference);
    expect((await nextAttempt(first.reference, '5 hours')).wait).toBeGreaterThan(2000);
    await inbox.listen();
    const second = await send(appointment);
    await inbox.waitFor(second.reference);
    await inbox.waitFor(first.reference);
  });

  it('leaves a mail that it cannot decrypt to a function that has the secret', async () => {
    const first = await use();
    const { reference } = await send();
    await nextAttempt(reference);
    await first.kill();
    const second = await start({ REQUESTS_SECRET: Buffer.alloc(32, 8).toString('base64') });
    await moveClock('1 minute');
    await logged(second, { event: 'mail', reference, outcome: 'waiting', code: 'EUNREADABLE' });
    await second.kill();
    await inbox.listen();
    await use();
    await moveClock('1 hour');
    await inbox.waitFor(reference);
  });

  it('accepts a hundred requests, and two functions mail each once when it is back', async () => {
    await use();
    const answers = await Promise.all(Array.from({ length: 100 }, () => send()));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    await start();
    await inbox.listen();
    await untilMailed(database);
    const subjects = inbox.mails.map(({ email }) => email.subject?.split(' ').at(-1));
    expect(subjects.sort()).toEqual(answers.map(({ reference }) => reference).sort());
  });
});

it('retries a mail that the server rejects temporarily', async () => {
  await use();
  inbox.verdict = reject(421);
  const { reference } = await send();
  await nextAttempt(reference);
  const { attempts } = await nextAttempt(reference, '1 minute');
  inbox.verdict = () => {};
  await moveClock('10 minutes');
  await untilStatus(reference, 'delivered');
  expect([(await mailRow(reference)).attempts, inbox.count(reference)]).toEqual([attempts + 1, 1]);
  expect((await inbox.waitFor(reference)).email.text).not.toContain('You may already have this email.');
});

it('retries after the server has rejected the sender, as for a suspended account, or a full mailbox', async () => {
  await use();
  const servers: Parameters<typeof inbox.listen>[1][] = [
    { onMailFrom: (_address, _session, answer) => answer(refusal(550)) },
    { onRcptTo: (_address, _session, answer) => answer(refusal(552)) },
  ];
  for (const server of servers) {
    await inbox.close();
    await inbox.listen(inbox.port, server);
    const { reference } = await send();
    expect(await nextAttempt(reference)).toMatchObject({ state: 'waiting' });
  }
  await inbox.reset();
});

describe('when the function is killed', () => {
  it('while it sends, another instance sends after the lease of 30 seconds', async () => {
    await inbox.close();
    await inbox.listen(inbox.port, { onRcptTo: () => {} });
    const first = await use();
    const { reference } = await send();
    await vi.waitFor(
      async () => expect(await mailRow(reference)).toMatchObject({ attempts: 1, leased: true }),
      polling,
    );
    await first.kill();
    expect(1000 * (await mailRow(reference)).lease, 'lease, in milliseconds').toBeGreaterThan(contentTimeout);
    await inbox.reset();

    await use();
    await moveClock('31 seconds');
    const { email } = await inbox.waitFor(reference);
    expect(email.text).not.toContain('You may already have this email.');
    await untilStatus(reference, 'delivered');
    expect(inbox.count(reference)).toBe(1);
  });

  it('after the mail was accepted but before that was stored, the office gets one copy, marked as one', async () => {
    inbox.verdict = () => 'silent';
    const first = await use();
    const { reference } = await send();
    const original = await inbox.waitFor(reference);
    await first.kill();

    const second = await use();
    await moveClock(afterLease);
    await vi.waitFor(() => expect(inbox.count(reference)).toBe(2), polling);
    const copy = inbox.mails.at(-1) ?? original;
    expect(copy.email.text).toContain('You may already have this email.');
    expect(original.email.text).not.toContain('You may already have this email.');
    expect(copy.email.messageId).toBe(original.email.messageId);
    await second.kill();

    const third = await use();
    await moveClock('1 hour');
    await logged(third, { event: 'alarm', reference, outcome: 'mail dead' });
    expect(inbox.count(reference)).toBe(2);
  });
});

describe('when the mail server takes a mail and does not answer', () => {
  it('it gets one copy, marked as one, then an alarm is raised', async () => {
    inbox.verdict = () => 'silent';
    const running = await start({ MAIL_RESPONSE_SECONDS: '1' });
    const { reference } = await send();
    await vi.waitFor(async () => expect(await mailRow(reference)).toMatchObject({ failure: 'ELATE' }), polling);
    await moveClockBetweenAttempts(reference, '1 hour');
    await logged(running, { event: 'alarm', reference, outcome: 'mail dead' });
    expect(await mailRow(reference)).toMatchObject({ state: 'dead', attempts: 2, failure: 'ELATE' });
    const copies = inbox.mails.map(({ email }) => email.text?.includes('You may already have this email.'));
    expect(copies).toEqual([false, true]);
    await moveClock('5 hours');
    const next = await send(appointment);
    await inbox.waitFor(next.reference);
    expect(inbox.count(reference)).toBe(2);
  });

  it('a delivery of another mail does not send the copy earlier', async () => {
    inbox.verdict = ({ email }) => email.subject?.startsWith('General inquiry') && 'silent';
    const running = await start({ MAIL_RESPONSE_SECONDS: '3' });
    const { reference } = await send();
    await inbox.waitFor(reference);
    await database.sql`update requests.outgoing_mail set queued_at = queued_at - interval '5 hours'`;
    await vi.waitFor(async () => expect((await mailRow(reference)).leased).toBe(false), polling);
    const other = await send(appointment);
    await logged(running, { event: 'mail', reference: other.reference, outcome: 'delivered' });
    expect((await mailRow(reference)).wait, 'seconds until the copy is due').toBeGreaterThan(1800);
  });

  it('does not send a mail that another one has taken over before its end', async () => {
    const answers: (() => void)[] = [];
    await inbox.close();
    await inbox.listen(inbox.port, {
      onRcptTo: (_address, _session, accept) => void (answers.push(accept) > 1 && accept()),
    });
    const first = await use();
    const { reference } = await send();
    await vi.waitFor(() => expect(answers).toHaveLength(1), polling);
    await start();
    await moveClock('31 seconds');
    await untilStatus(reference, 'delivered');
    answers[0]?.();
    await logged(first, { event: 'mail', reference, outcome: 'lost' });
    expect(inbox.count(reference)).toBe(1);
    await inbox.reset();
  });

  it('its lease lasts longer than the answer may take, and what a late process records is ignored', async () => {
    const release = inbox.hold();
    const first = await use();
    const { reference } = await send();
    await vi.waitFor(() => expect(inbox.offered).toBe(1), polling);
    expect((await mailRow(reference)).lease, 'lease').toBeGreaterThan(130);

    await start();
    await moveClock(afterLease);
    await untilStatus(reference, 'delivered');
    release(new Error('Too late'));
    await logged(first, { event: 'mail', reference, outcome: 'lost' });
    expect(await mailRow(reference)).toMatchObject({ state: 'delivered', attempts: 2 });
    expect(inbox.count(reference)).toBe(1);
  });

  it('other mails are sent', async () => {
    const release = inbox.hold();
    await use();
    const hanging = await send();
    await vi.waitFor(() => expect(inbox.offered).toBe(1), polling);
    const next = await send();
    await inbox.waitFor(next.reference);
    expect(await mailRow(hanging.reference)).toMatchObject({ attempts: 1, leased: true });
    release();
    await inbox.waitFor(hanging.reference);
  });
});

describe('on hosted Supabase, which ends a worker that has nothing to do', () => {
  const startHosted = (settings = {}) =>
    start(
      { TRUSTED_PROXY_HOPS: '1', RETRY_SECONDS: '0', ...settings },
      { hosted: true, entry: 'tests/function/support/edge-runtime.js' },
    );

  it('mails a request after its answer', async () => {
    const { process } = await startHosted();
    const { reference } = await send();
    if (process.exitCode === null) await once(process, 'exit');
    expect((await mailRow(reference)).state).toBe('delivered');
  });

  it('mails what a worker had to leave at the end of its time', async () => {
    await inbox.close();
    await inbox.listen(inbox.port, { onRcptTo: () => {} });
    const { process } = await startHosted({ WALL_CLOCK_SECONDS: '4' });
    const { reference } = await send();
    if (process.exitCode === null) await once(process, 'exit');
    expect(await mailRow(reference)).toMatchObject({ state: 'waiting', attempts: 1, leased: true });
    await inbox.reset();
    await startHosted();
    await moveClock('31 seconds');
    await inbox.waitFor(reference);
  });

  it('mails five files at once, and leaves the others to the next call: they take two seconds of a processor', async () => {
    const first = await start({ SMTP_PORT: '1' });
    for (let count = 0; count < 7; count += 1) await send(orderWith(pdf(1000)));
    await first.kill();
    await database.moveClock('1 hour');
    const untilMailed = async (count: number) => {
      const { process } = await startHosted();
      await wakeUp();
      if (process.exitCode === null) await once(process, 'exit');
      expect(inbox.mails).toHaveLength(count);
    };
    await untilMailed(5);
    await untilMailed(7);
  });
});

it('is called by the schedule of the database, with the secrets that the README creates', async () => {
  const { url } = await use();
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
  await database.sql`insert into vault.decrypted_secrets ${database.sql(secrets)}`;
  const [call] = await database.sql.unsafe(job);
  if (call === undefined) throw new Error('The job of the migration calls nothing: it does not find its secrets.');
  const { url: address, headers, body } = call.http_post;
  expect((await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status, address).toBe(204);
});
