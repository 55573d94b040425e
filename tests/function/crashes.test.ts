import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, startDatabase } from '../../scripts/services/database.ts';
import { denoBinaries, type RunningFunction } from '../../scripts/services/function.ts';
import {
  environment,
  type OpenDatabase,
  openDatabase,
  openFunction,
  openServer,
  untilMailed,
} from './support/backend.ts';
import { postWithKey } from './support/client.ts';
import { type Inbox, openInbox } from './support/inbox.ts';
import { inquiry } from './support/payloads.ts';
import { freePort } from './support/ports.ts';

let database: OpenDatabase;
let inbox: Inbox;
let running: RunningFunction;

beforeAll(async () => {
  database = await openDatabase();
  inbox = await openInbox(await freePort());
  // Every commit of a request waits for this lock, which tests take to stop time between writing and answering.
  await database.sql.unsafe(`
    create function public.wait_for_test() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(1); return null; end $$;
    create constraint trigger wait_for_test after insert on requests.request
      deferrable initially deferred for each row execute function public.wait_for_test();
  `);
});

afterEach(async () => {
  await running?.stop();
});

afterAll(async () => {
  await inbox?.close();
  await database?.stop();
});

async function start(): Promise<RunningFunction> {
  running = await openFunction(environment(database.functionUrl, inbox.port));
  return running;
}

const rowsOf = async (key: string): Promise<number> => {
  const [row] = await database.sql<{ rows: number }[]>`
    select count(*)::integer as rows from requests.request where idempotency_key = ${key}`;
  return row?.rows ?? -1;
};

/** Waits until the function's role waits for a lock, with a statement that begins like this. */
const untilWaiting = (statement: string, { sql }: Pick<OpenDatabase, 'sql'> = database): Promise<void> =>
  vi.waitFor(
    async () => {
      const waiting = await sql`
        select from pg_stat_activity
        where datname = current_database() and usename = 'contact_function' and wait_event_type = 'Lock' and query ilike ${`%${statement}%`}`;
      expect(waiting.length).toBeGreaterThan(0);
    },
    { timeout: 10_000, interval: 10 },
  );

/** Until nobody of the function's role is connected. */
const untilGone = (): Promise<void> =>
  vi.waitFor(
    async () => {
      const left = await database.sql`
        select from pg_stat_activity where datname = current_database() and usename = 'contact_function'`;
      expect(left.length).toBe(0);
    },
    { timeout: 10_000, interval: 10 },
  );

describe('the function is killed', () => {
  it('before it has committed: nothing is stored, and sending again stores it once', async () => {
    const { url } = await start();
    const key = randomUUID();
    await database.sql.begin(async (sql) => {
      await sql`lock table requests.outgoing_mail in access exclusive mode`;
      const lost = postWithKey(url, inquiry, key).catch(() => 'lost');
      await untilWaiting('insert into requests.outgoing_mail');
      await running.kill();
      expect(await lost).toBe('lost');
    });
    await untilGone();
    expect(await rowsOf(key)).toBe(0);

    const { reference } = await postWithKey((await start()).url, inquiry, key);
    await inbox.waitFor(reference);
    expect(await rowsOf(key)).toBe(1);
  });

  it('after it has committed but before it has answered: sending again finds it, and it is mailed once', async () => {
    const { url } = await start();
    const key = randomUUID();
    await database.sql.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(1)`;
      const lost = postWithKey(url, inquiry, key).catch(() => 'lost');
      await untilWaiting('commit');
      await running.kill();
      expect(await lost).toBe('lost');
    });
    await vi.waitFor(async () => expect(await rowsOf(key)).toBe(1), { timeout: 10_000 });

    const { status, reference } = await postWithKey((await start()).url, inquiry, key);
    expect(status).toBe(200);
    await inbox.waitFor(reference);
    expect(await rowsOf(key)).toBe(1);
    expect(inbox.count(reference)).toBe(1);
  });
});

it('answers what it has begun before it ends', async () => {
  const { url } = await start();
  const key = randomUUID();
  const [answer] = await database.sql.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(1)`;
    const pending = postWithKey(url, inquiry, key);
    await untilWaiting('commit');
    running.process.kill('SIGTERM');
    // The answer is awaited outside, when the lock is gone.
    return [pending];
  });
  expect((await answer)?.status).toBe(200);
  await running.stop();
  expect(running.output()).toContain('"event":"stop"');
});

describe('the database', () => {
  it.for(Object.entries(denoBinaries))(
    'ends while a request is being written: the function says so, goes on, and stores all that follow, under the %s Deno',
    async ([, denoBinary]) => {
      const home = await openServer();
      let again: Database | undefined;
      try {
        running = await openFunction(environment(home.functionUrl, inbox.port), denoBinary);
        const { url } = running;
        await home.sql.unsafe(`
        create function public.wait_for_test() returns trigger language plpgsql as $$
          begin perform pg_advisory_xact_lock_shared(1); return null; end $$;
        create trigger wait_for_test after insert on requests.request
          for each row execute function public.wait_for_test();
      `);
        const holder = await home.sql.reserve();
        await holder`select pg_advisory_lock(1)`;
        const key = randomUUID();
        const pending = postWithKey(url, inquiry, key);
        await untilWaiting('insert into requests.request', home);
        await home.kill();
        expect((await pending).code).toBe('unavailable');

        again = await startDatabase({ port: Number(new URL(home.url).port), dataDir: home.dataDir });
        // More at once than there are connections, so that each of them is used.
        const keys = [key, ...Array.from({ length: 30 }, () => randomUUID())];
        const answers = await Promise.all(keys.map((one) => postWithKey(url, inquiry, one)));
        expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 200));
        await untilMailed(home);
      } finally {
        await again?.stop();
        await home.stop();
      }
    },
  );

  it('ends under load: all that was acknowledged is there again, the function says so within two seconds, and takes the same request when it is back', async () => {
    const home = await openServer();
    let again: Database | undefined;
    try {
      running = await openFunction(environment(home.functionUrl, inbox.port));
      const { url } = running;
      const acknowledged: string[] = [];
      const sendUntilRefused = async (): Promise<void> => {
        for (;;) {
          const { status, reference } = await postWithKey(url, inquiry, randomUUID());
          if (status !== 200) return;
          acknowledged.push(reference);
        }
      };
      const load = Promise.all(Array.from({ length: 8 }, sendUntilRefused));
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(50), { timeout: 20_000, interval: 5 });
      await home.kill();
      await load;

      const key = randomUUID();
      const started = performance.now();
      const refused = await postWithKey(running.url, inquiry, key);
      expect(performance.now() - started).toBeLessThan(2000);
      expect([refused.status, refused.code]).toEqual([503, 'unavailable']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.message).toContain('call us at (718) 555-0123');

      again = await startDatabase({ port: Number(new URL(home.url).port), dataDir: home.dataDir });
      const after = await postWithKey(running.url, inquiry, key);
      expect(after.status).toBe(200);
      const rows = await home.sql<{ reference: string }[]>`select reference from requests.request`;
      const stored = rows.map(({ reference }) => reference);
      expect(stored).toEqual(expect.arrayContaining([...acknowledged, after.reference]));
      // What was leased when the database ended is sent when the lease ends.
      await home.moveClock('31 seconds');
      await untilMailed(home);
      for (const reference of stored) expect(inbox.count(reference)).toBeGreaterThan(0);
    } finally {
      await again?.stop();
      await home.stop();
    }
  });
});
