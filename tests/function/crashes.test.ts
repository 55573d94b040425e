import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, startDatabase } from '../../scripts/services/database.ts';
import type { RunningFunction } from '../../scripts/services/function.ts';
import {
  databaseForTests,
  denoVersions,
  environment,
  type OpenDatabase,
  openFunction,
  openServer,
  untilMailed,
} from './support/backend.ts';
import { postWithKey } from './support/client.ts';
import { type Inbox, openInbox } from './support/inbox.ts';
import { inquiry, orderWith, pdf } from './support/payloads.ts';
import { freePort } from './support/ports.ts';

const database = databaseForTests();
let inbox: Inbox;
let running: RunningFunction;

beforeAll(async () => {
  inbox = await openInbox(await freePort());
  // Every commit of a request waits for this lock, which tests hold to pause between commit and response.
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

/** Waits until a statement of the function that contains this text waits for a lock. */
const untilLocked = (statement: string, { sql }: Pick<OpenDatabase, 'sql'> = database): Promise<void> =>
  vi.waitFor(
    async () => {
      const waiting = await sql`
        select from pg_stat_activity
        where datname = current_database() and usename = 'contact_function' and wait_event_type = 'Lock' and query ilike ${`%${statement}%`}`;
      expect(waiting.length).toBeGreaterThan(0);
    },
    { timeout: 10_000, interval: 10 },
  );

/** Waits until no statement of the function runs. */
const untilIdle = (): Promise<void> =>
  vi.waitFor(
    async () => {
      const running = await database.sql`
        select from pg_stat_activity
        where datname = current_database() and usename = 'contact_function' and state <> 'idle'`;
      expect(running.length).toBe(0);
    },
    { timeout: 10_000, interval: 10 },
  );

describe('when the function is killed', () => {
  it('while a request is being stored, a retry is stored and mailed once', async () => {
    const { url } = await start();
    const key = randomUUID();
    await database.sql.begin(async (sql) => {
      await sql`lock table requests.outgoing_mail in access exclusive mode`;
      const lost = postWithKey(url, inquiry, key).catch(() => 'lost');
      await untilLocked('store_request');
      await running.kill();
      expect(await lost).toBe('lost');
    });
    await untilIdle();

    const { reference } = await postWithKey((await start()).url, inquiry, key);
    await inbox.waitFor(reference);
    expect(await rowsOf(key)).toBe(1);
    expect(inbox.count(reference)).toBe(1);
  });

  it('while a file is being stored, nothing of it is left after an hour, and a retry is stored once', async () => {
    await database.sql.unsafe(`
      create trigger wait_for_test after insert on requests.upload_part
        for each row when (new.part = 1) execute function public.wait_for_test()`);
    const { url } = await start();
    const [key, order] = [randomUUID(), orderWith(pdf(300_000))];
    const uploads = async (): Promise<number> =>
      (await database.sql`select distinct upload from requests.upload_part`).length;
    await database.sql.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(1)`;
      const lost = postWithKey(url, order, key).catch(() => 'lost');
      await untilLocked('insert into requests.upload_part');
      await running.kill();
      expect(await lost).toBe('lost');
    });
    await untilIdle();
    expect([await rowsOf(key), await uploads()]).toEqual([0, 1]);

    const { reference } = await postWithKey((await start()).url, order, key);
    const { email } = await inbox.waitFor(reference);
    expect(email.attachments).toHaveLength(1);
    expect([await rowsOf(key), await uploads()]).toEqual([1, 1]);
    await database.moveClock('61 minutes');
    await vi.waitFor(async () => expect(await uploads()).toBe(0), { timeout: 10_000 });
    await database.moveClock('0');
  });

  it('after the commit but before the response, a retry finds the request, which is mailed once', async () => {
    const { url } = await start();
    const key = randomUUID();
    await database.sql.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(1)`;
      const lost = postWithKey(url, inquiry, key).catch(() => 'lost');
      await untilLocked('store_request');
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

it('the function completes open requests before it stops', async () => {
  const { url } = await start();
  const key = randomUUID();
  const [response] = await database.sql.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(1)`;
    const pending = postWithKey(url, inquiry, key);
    await untilLocked('store_request');
    running.process.kill('SIGTERM');
    // The response is awaited after the transaction, when the lock is released.
    return [pending];
  });
  expect((await response)?.status).toBe(200);
  await running.stop();
  expect(running.output()).toContain('"event":"stop"');
});

describe('when the database is killed', () => {
  it.for(denoVersions)(
    'during a write, the function responds "unavailable" and stores all later requests, under the %s Deno',
    async ([, denoBinary]) => {
      const server = await openServer();
      let restarted: Database | undefined;
      try {
        running = await openFunction(environment(server.functionUrl, inbox.port), denoBinary);
        const { url } = running;
        await server.sql.unsafe(`
        create function public.wait_for_test() returns trigger language plpgsql as $$
          begin perform pg_advisory_xact_lock_shared(1); return null; end $$;
        create trigger wait_for_test after insert on requests.request
          for each row execute function public.wait_for_test();
      `);
        const holder = await server.sql.reserve();
        await holder`select pg_advisory_lock(1)`;
        const key = randomUUID();
        const pending = postWithKey(url, inquiry, key);
        await untilLocked('store_request', server);
        await server.kill();
        expect((await pending).code).toBe('unavailable');

        restarted = await startDatabase({ port: Number(new URL(server.url).port), dataDir: server.dataDir });
        // More concurrent requests than connections, so that every connection is used.
        const keys = [key, ...Array.from({ length: 30 }, () => randomUUID())];
        const answers = await Promise.all(keys.map((one) => postWithKey(url, inquiry, one)));
        expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 200));
        await untilMailed(server);
      } finally {
        await restarted?.stop();
        await server.stop();
      }
    },
  );

  it('under load, no acknowledged request is lost, and the function responds 503 within two seconds and accepts the request after the restart', async () => {
    const server = await openServer();
    let restarted: Database | undefined;
    try {
      running = await openFunction(environment(server.functionUrl, inbox.port));
      const { url } = running;
      const acknowledged: string[] = [];
      const sendUntilRejected = async (): Promise<void> => {
        for (;;) {
          const { status, reference } = await postWithKey(url, inquiry, randomUUID());
          if (status !== 200) return;
          acknowledged.push(reference);
        }
      };
      const load = Promise.all(Array.from({ length: 8 }, sendUntilRejected));
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(50), { timeout: 20_000, interval: 5 });
      await server.kill();
      await load;

      const key = randomUUID();
      const started = performance.now();
      const rejected = await postWithKey(running.url, inquiry, key);
      expect(performance.now() - started).toBeLessThan(2000);
      expect([rejected.status, rejected.code]).toEqual([503, 'unavailable']);
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(rejected.message).toContain('call us at (718) 555-0123');

      restarted = await startDatabase({ port: Number(new URL(server.url).port), dataDir: server.dataDir });
      const after = await postWithKey(running.url, inquiry, key);
      expect(after.status).toBe(200);
      const rows = await server.sql<{ reference: string }[]>`select reference from requests.request`;
      const stored = rows.map(({ reference }) => reference);
      expect(stored).toEqual(expect.arrayContaining([...acknowledged, after.reference]));
      // Mails that were leased before the crash are sent when the lease expires.
      await server.moveClock('151 seconds');
      await untilMailed(server);
      for (const reference of stored) expect(inbox.count(reference)).toBeGreaterThan(0);
    } finally {
      await restarted?.stop();
      await server.stop();
    }
  });

  it('after a mail was accepted, the function records that after the restart and sends no copy', async () => {
    const server = await openServer();
    let accept = (): void => {};
    let received = (): void => {};
    const accepted = new Promise<void>((resolve) => {
      accept = resolve;
    });
    const mail = new Promise<void>((resolve) => {
      received = resolve;
    });
    const office = await openInbox(await freePort(), {
      verdict: () => {
        received();
        return accepted;
      },
    });
    let restarted: Database | undefined;
    try {
      running = await openFunction(environment(server.functionUrl, office.port));
      const { reference } = await postWithKey(running.url, inquiry, randomUUID());
      await mail;
      await server.kill();
      accept();
      await office.waitFor(reference);
      restarted = await startDatabase({ port: Number(new URL(server.url).port), dataDir: server.dataDir });
      // Its lease would last longer than this waits.
      await untilMailed(server);
      expect(office.count(reference)).toBe(1);
    } finally {
      await restarted?.stop();
      await office.close();
      await server.stop();
    }
  });
});
