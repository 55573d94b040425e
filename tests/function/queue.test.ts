import { afterEach, expect, it } from 'vitest';
import { createQueue, type MailFailure } from '../../supabase/functions/send-contact-email/store/queue.ts';
import { databaseForTests } from './support/backend.ts';

const database = databaseForTests();

const queue = createQueue({ use: (work) => work(database.sql), end: async () => {} });

interface Row {
  state: string;
  attempts: number;
  failure: string | null;
  age: number;
  wait: number;
}

/** A mail's row: its `age`, and the `wait` until it is due, in seconds. */
async function rowOf(reference: string): Promise<Row> {
  const [row] = await database.sql<Row[]>`
    select state, attempts, last_failure as failure,
      extract(epoch from requests.clock() - queued_at)::float as age,
      extract(epoch from due_at - requests.clock())::float as wait
    from requests.outgoing_mail where reference = ${reference}`;
  return row ?? expect.unreachable(`No mail of ${reference}`);
}

/** Queues the mail of a request. */
async function queueMail(reference = 'R-000001'): Promise<string> {
  await database.sql`
    insert into requests.request (reference, type, fingerprint, payload) values (${reference}, 'inquiry', '', '')`;
  await database.sql`insert into requests.outgoing_mail (reference) values (${reference})`;
  return reference;
}

const lease = async () => (await queue.lease(true)) ?? expect.unreachable('No mail is due');

const unreachable = { code: 'ECONNECT', permanent: false, ambiguous: false, refused: false, unreachable: true };
const noAnswer: MailFailure = { ...unreachable, code: 'ELATE', ambiguous: true };

afterEach(async () => {
  await database.sql`delete from requests.outgoing_mail`;
  await database.sql`delete from requests.request`;
  await database.moveClock('0');
});

it('waits longer and longer for a mail in which every process dies, and gives up after 72 hours', async () => {
  const reference = await queueMail();
  const waits: number[] = [];
  for (let seconds = 0; (await queue.lease(true)) !== null; ) {
    const { wait } = await rowOf(reference);
    waits.push(wait);
    seconds += wait + 1;
    await database.moveClock(`${seconds} seconds`);
    expect(seconds, 'seconds').toBeLessThan(74 * 3600);
  }
  const { state, failure, age } = await rowOf(reference);
  expect([state, failure]).toEqual(['dead', 'EUNFINISHED']);
  expect(age).toBeGreaterThan(72 * 3600);
  expect(waits[0]).toBeGreaterThan(29);
  expect(Math.min(...waits.slice(-10))).toBeGreaterThan(44 * 60);
});

it.each([
  ['a process dies in', null],
  ['there is no answer to', noAnswer],
])('sends a copy 15 minutes after %s an attempt whose content was sent, and no third', async (_, ended) => {
  const reference = await queueMail();
  for (const minutes of [0, 16]) {
    await database.moveClock(`${minutes} minutes`);
    const mail = await lease();
    expect(mail).toMatchObject({ possibleCopy: minutes > 0 });
    await queue.ending(mail);
    if (ended) await queue.failed(mail, ended);
    if (minutes === 0) expect((await rowOf(reference)).wait).toBeGreaterThan(14 * 60);
  }
  await database.moveClock('1 day');
  expect(await queue.lease(true)).toBeNull();
  expect(await rowOf(reference)).toMatchObject({ state: 'dead', attempts: 2, failure: ended?.code ?? 'EUNCONFIRMED' });
});

it('leases no mail before its wait is over, and one mail to one process', async () => {
  await queueMail();
  await queue.failed(await lease(), unreachable);
  expect(await queue.lease(true)).toBeNull();
  await database.moveClock('2 seconds');
  await lease();
  expect(await queue.lease(true)).toBeNull();
});

it('ignores what a late process records', async () => {
  const reference = await queueMail();
  const late = await lease();
  await database.moveClock('31 seconds');
  await queue.failed(await lease(), unreachable);
  await expect(queue.ending(late)).rejects.toThrow();
  expect(await queue.failed(late, { ...unreachable, permanent: true })).toBe('lost');
  await queue.delivered(late);
  expect(await rowOf(reference)).toMatchObject({ state: 'waiting', failure: 'ECONNECT' });
});

it('makes due what could not reach the server when another mail is delivered, and nothing else', async () => {
  const attempts: Record<string, MailFailure | null> = {
    'R-000001': unreachable,
    'R-000002': { ...unreachable, code: '450', unreachable: false },
    'R-000003': noAnswer,
    'R-000004': null,
  };
  for (const [reference, ended] of Object.entries(attempts)) {
    await queueMail(reference);
    await database.sql`update requests.outgoing_mail set queued_at = queued_at - interval '5 hours', last_failure = 'ECONNECT'
      where reference = ${reference}`;
    const mail = await lease();
    if (ended?.ambiguous) await queue.ending(mail);
    if (ended) await queue.failed(mail, ended);
  }
  await queueMail('R-000005');
  await queue.delivered(await lease());
  const waits = await Promise.all(Object.keys(attempts).map(async (reference) => (await rowOf(reference)).wait > 60));
  expect(waits).toEqual([false, true, true, true]);
});

it('leases a mail whose attempt failed while the clock was a day ahead', async () => {
  await queueMail();
  await database.moveClock('1 day');
  await queue.failed(await lease(), unreachable);
  await database.moveClock('0');
  expect(await lease()).toMatchObject({ reference: 'R-000001' });
});
