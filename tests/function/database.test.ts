import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Settings } from '../../supabase/functions/send-contact-email/settings.ts';
import { openDatabase, type RequestsDatabase } from '../../supabase/functions/send-contact-email/store/database.ts';
import { createFollowUp } from '../../supabase/functions/send-contact-email/store/follow-up.ts';
import { createMonitoring } from '../../supabase/functions/send-contact-email/watch/monitoring.ts';
import { databaseForTests } from './support/backend.ts';
import { polling } from './support/inbox.ts';

const database = databaseForTests();
const pool: RequestsDatabase = { use: (work) => work(database.sql), end: async () => {} };

const followUp = createFollowUp(pool, true);
const settings = { expectsHandling: true, digestHour: 7 } as Settings;
const practice = { timeZone: 'America/New_York' };
const monitoring = createMonitoring(pool, settings, practice);

/** Stores a request that came at this time of the practice, with its mail in this state. */
const store = (reference: string, time: string, state: string) => database.sql`
  with request as (
    insert into requests.request (reference, type, fingerprint, payload, received_at)
    values (${reference}, 'inquiry', '', '', ${`2026-11-20 ${time} America/New_York`}::text::timestamptz)
  )
  insert into requests.outgoing_mail (reference, state) values (${reference}, ${state})`;

/** Stops the clock of the database at this time of the practice. */
const setClock = (time: string) =>
  database.sql.unsafe(`
    create or replace function requests.clock() returns timestamptz language sql stable set search_path = ''
    as $$ select '2026-11-20 ${time} America/New_York'::timestamptz $$`);

beforeEach(() => setClock('12:00'));

afterEach(async () => {
  for (const table of ['request', 'outgoing_mail', 'sender', 'refusal', 'upload_part']) {
    await database.sql`delete from requests.${database.sql(table)}`;
  }
});

it('closes the connections of a pool that it has replaced', async () => {
  vi.stubGlobal('addEventListener', () => {});
  const replaced = openDatabase(database.functionUrl, null);
  const lose = () =>
    replaced.use(async (sql) => {
      await sql`select 1`;
      throw new Error('The connection is lost');
    });
  for (let count = 0; count < 10; count += 1) await expect(lose()).rejects.toThrow();
  const open = () => database.sql`
    select from pg_stat_activity where datname = current_database() and application_name = 'send-contact-email'`;
  await vi.waitFor(async () => expect(await open()).toHaveLength(0), polling);
  vi.unstubAllGlobals();
});

it.each([
  ['address', 3, 100],
  ['network', 100, 3],
])('allows four times as much in a day as in an hour from one %s', async (_, perAddress, perNetwork) => {
  const countedBefore = async (requests: number) => {
    await database.sql`
      insert into requests.sender
      select sender, requests.clock() - interval '2 hours', ${requests}
      from unnest(array['\\x01', '\\x02']::bytea[]) as sender
      on conflict (sender, hour) do update set requests = excluded.requests`;
    const [{ seconds } = { seconds: 'none' }] = await database.sql`
      select requests.retry_after('\\x01', '\\x02', ${perAddress}, ${perNetwork}, 0, 1) as seconds`;
    return seconds;
  };
  expect(await countedBefore(11)).toBeNull();
  expect(await countedBefore(12)).toBe(3600);
});

it('takes a dead mail for a problem until its request is handled', async () => {
  await store('R-000001', '09:00', 'dead');
  const problems = () => database.sql`select name from requests.problem`;
  expect([...(await problems())]).toEqual([{ name: 'mail dead' }]);
  await followUp.handle('R-000001');
  expect(await problems()).toHaveLength(0);
});

it('takes three refusals within ten minutes for a problem, until a request is stored or an hour is over', async () => {
  const problemsAfter = async (...times: string[]) => {
    await database.sql`delete from requests.refusal`;
    for (const time of times) {
      await setClock(time);
      await monitoring.recordRefusal('key_missing');
    }
    return [...(await database.sql`select name, subject from requests.problem`)];
  };
  const refused = [{ name: 'requests refused', subject: 'key_missing' }];
  expect(await problemsAfter('09:00', '09:01')).toEqual([]);
  expect(await problemsAfter('09:00', '09:06', '09:11')).toEqual([]);
  expect(await problemsAfter('09:00', '09:06', '09:11', '09:12')).toEqual(refused);
  expect(await database.sql`select from requests.refusal where cardinality(times) = 3`).toHaveLength(1);
  await setClock('10:13');
  expect(await database.sql`select from requests.problem`).toHaveLength(0);
  await store('R-000001', '09:08', 'delivered');
  expect(await problemsAfter('09:06', '09:11', '09:12')).toEqual([]);
});

it('takes mail from the future for a problem: the clock was wrong', async () => {
  await setClock('12:00');
  await store('R-000001', '12:00', 'waiting');
  await setClock('11:00');
  expect([...(await database.sql`select name, subject from requests.problem`)]).toEqual([
    { name: 'mail waiting', subject: 'R-000001' },
  ]);
});

it('deletes parts of a file after an hour', async () => {
  await database.sql`
    insert into requests.upload_part
    select gen_random_uuid(), minutes, '', requests.clock() - make_interval(mins => minutes)
    from unnest(array[30, 61]) as minutes`;
  await followUp.wipe();
  expect([...(await database.sql`select part from requests.upload_part`)]).toEqual([{ part: 30 }]);
});

it('queues the digest at its hour', async () => {
  const queuedAt = async (time: string) => {
    await setClock(time);
    await monitoring.queueNotices();
    return (await database.sql`select from requests.outgoing_mail`).length;
  };
  expect([await queuedAt('06:59:59'), await queuedAt('07:00'), await queuedAt('08:00')]).toEqual([0, 1, 1]);
});

it('counts each request in one digest, however late that is written', async () => {
  await store('R-000001', '06:30', 'delivered');
  await store('R-000002', '07:30', 'delivered');
  const digests = ['2026-11-20', '2026-11-21'].map((day) => ({ day, queued: new Date(`${day}T12:00Z`) }));
  for (const { day, queued } of digests) {
    await database.sql`insert into requests.outgoing_mail (kind, day, queued_at) values ('digest', ${day}, ${queued})`;
  }
  const figures = await Promise.all(digests.map(({ queued }) => monitoring.figures(queued)));
  expect(figures.map(({ received }) => received.inquiry)).toEqual([1, 1]);
});

it('finds the schema too old before it asks anything else of it', async () => {
  const sql = await database.sql.reserve();
  await sql`begin`;
  await sql`drop function requests.schema_version, requests.prove_store`;
  const old = createMonitoring({ ...pool, use: (work) => work(sql) }, settings, practice);
  const { status, problems } = await old.health();
  await sql`rollback`;
  sql.release();
  expect({ status, problems }).toEqual({ status: 'failing', problems: [{ name: 'schema too old', count: 1 }] });
});
