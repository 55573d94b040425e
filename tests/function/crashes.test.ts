import { randomUUID } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import type postgres from 'postgres';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { practice } from '#content/practice.data.ts';
import { denoBinaries } from '../../scripts/services/function.ts';
import { backendForTests, type OpenDatabase, serverForTests, untilMailed } from './support/backend.ts';
import { postWithKey } from './support/client.ts';
import { polling } from './support/inbox.ts';
import { inquiry, orderWith, pdf } from './support/payloads.ts';
import { freePort } from './support/ports.ts';

const backend = backendForTests(undefined, denoBinaries.hosted);
const { database, inbox, start, use, send, countStored } = backend;

/** Every commit of a request waits for this lock, which tests hold to pause between commit and response. */
const pauseCommits = `
  create function public.wait_for_test() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(1); return null; end $$;
  create constraint trigger wait_for_test after insert on requests.request
    deferrable initially deferred for each row execute function public.wait_for_test();
`;

beforeAll(() => database.sql.unsafe(pauseCommits));

/** Waits until the database runs statements of the function, or none. */
const untilRunning = (
  isExpected: (statements: readonly postgres.Row[]) => boolean,
  { sql }: Pick<OpenDatabase, 'sql'>,
) =>
  vi.waitFor(async () => {
    const statements = await sql`
      select query, wait_event_type from pg_stat_activity
      where datname = current_database() and usename = 'contact_function' and state <> 'idle'`;
    expect(isExpected(statements)).toBe(true);
  }, polling);

const untilLocked = (statement: string, on: Pick<OpenDatabase, 'sql'> = database): Promise<void> =>
  untilRunning(
    (found) => found.some((one) => one.wait_event_type === 'Lock' && one.query.toLowerCase().includes(statement)),
    on,
  );

/** Sends a request, and kills the function while this statement of it waits for a lock. */
async function killDuring(statement: string, lock: string, body: object, key: string): Promise<void> {
  const { url, kill } = await use();
  await database.sql.begin(async (sql) => {
    await sql.unsafe(lock);
    const lost = postWithKey(url, body, key).catch(() => 'lost');
    await untilLocked(statement);
    await kill();
    expect(await lost).toBe('lost');
  });
  await untilRunning((found) => found.length === 0, database);
}

const commitLock = 'select pg_advisory_xact_lock(1)';

describe('when the function is killed', () => {
  it.each([
    ['while a request is being stored', 'lock table requests.outgoing_mail in access exclusive mode'],
    ['after the commit but before the response', commitLock],
  ])('%s, a retry is stored and mailed once', async (_, lock) => {
    const key = randomUUID();
    await killDuring('store_request', lock, inquiry, key);
    // The database completes what it has begun.
    expect(await countStored(key)).toBe(1);
    const { status, reference } = await postWithKey((await use()).url, inquiry, key);
    expect(status).toBe(200);
    await inbox.waitFor(reference);
    expect([await countStored(), inbox.count(reference)]).toEqual([1, 1]);
  });

  it('while a file is being stored, nothing of it is left after an hour, and a retry is stored once', async () => {
    await database.sql.unsafe(`
      create trigger wait_for_test after insert on requests.upload_part
        for each row when (new.part = 1) execute function public.wait_for_test()`);
    const [key, order] = [randomUUID(), orderWith(pdf(300_000))];
    const uploads = async () => (await database.sql`select distinct upload from requests.upload_part`).length;
    await killDuring('insert into requests.upload_part', commitLock, order, key);
    expect([await countStored(), await uploads()]).toEqual([0, 1]);

    const { reference } = await postWithKey((await use()).url, order, key);
    const { email } = await inbox.waitFor(reference);
    expect(email.attachments).toHaveLength(1);
    expect([await countStored(), await uploads()]).toEqual([1, 1]);
    await backend.moveClock('61 minutes');
    await vi.waitFor(async () => expect(await uploads()).toBe(0), polling);
  });
});

it('the function completes open requests before it stops', async () => {
  const running = await use();
  const [response] = await database.sql.begin(async (sql) => {
    await sql.unsafe(commitLock);
    const pending = send();
    await untilLocked('store_request');
    running.process.kill('SIGTERM');
    // The response is awaited after the transaction, when the lock is released.
    return [pending];
  });
  expect((await response)?.status).toBe(200);
  await running.stop();
  expect(running.output()).toContain('"event":"stop"');
});

describe('when a network is between the function and the database', () => {
  const upstreams: Socket[] = [];

  // What a frozen connection has locked would stay so.
  afterEach(() => {
    for (const upstream of upstreams.splice(0)) upstream.destroy();
  });

  /** A relay that forwards to the database after `delay` milliseconds. `freeze` lets all open connections die silently. */
  async function startOnRelay(delay: number) {
    const [address, port, open] = [new URL(database.functionUrl), await freePort(), new Set<{ isFrozen: boolean }>()];
    const databasePort = Number(address.port);
    const server = createServer((client) => {
      const [upstream, connection] = [connect(databasePort, '127.0.0.1'), { isFrozen: false }];
      open.add(connection);
      upstreams.push(upstream);
      const later = (step: () => void) => setTimeout(() => connection.isFrozen || step(), delay);
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        from.on('data', (bytes) => later(() => to.write(bytes)));
        from.on('error', () => {}).on('close', () => later(() => to.destroy()));
      }
    }).listen(port, '127.0.0.1');
    onTestFinished(() => void server.close());
    address.port = String(port);
    const { url } = await start({ REQUESTS_DATABASE_URL: address.href });
    const freeze = () => {
      for (const connection of open) connection.isFrozen = true;
    };
    return { url, freeze };
  }

  it('that takes 250 ms for the way and back, a file of 5 MB is stored', async () => {
    const { url } = await startOnRelay(125);
    expect((await postWithKey(url, orderWith(pdf(5_242_880)), randomUUID())).status).toBe(200);
  });

  it('that drops open connections without a word, the next request is stored after one timeout', async () => {
    const { url, freeze } = await startOnRelay(0);
    const sendAll = () => Promise.all(Array.from({ length: 10 }, () => postWithKey(url, inquiry, randomUUID())));
    expect((await sendAll()).map(({ status }) => status)).toEqual(Array(10).fill(200));
    await untilMailed(database);
    freeze();
    expect((await sendAll()).map(({ code }) => code)).toContain('unavailable');
    expect((await sendAll()).map(({ status }) => status)).toEqual(Array(10).fill(200));
  });
});

describe('when the database is killed', () => {
  const server = serverForTests();

  async function startOnServer(): Promise<string> {
    await server.sql`truncate requests.request cascade`;
    await server.moveClock('0');
    return (await start({ REQUESTS_DATABASE_URL: server.functionUrl })).url;
  }

  it('during writes, no acknowledged request is lost, the function responds 503 within two seconds, and stores all later requests', async () => {
    const url = await startOnServer();
    await server.sql.unsafe(pauseCommits);
    const acknowledged: string[] = [];
    const sendUntilRejected = async (): Promise<void> => {
      for (;;) {
        const { status, code, reference } = await send();
        if (status !== 200) return expect(code).toBe('unavailable');
        acknowledged.push(reference);
      }
    };
    const load = Promise.all(Array.from({ length: 8 }, sendUntilRejected));
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(20), { timeout: 20_000, interval: 5 });
    const holder = await server.sql.reserve();
    await holder`select pg_advisory_lock(1)`;
    await untilLocked('store_request', server);
    await server.kill();
    await load;

    const key = randomUUID();
    const started = performance.now();
    const rejected = await postWithKey(url, inquiry, key);
    expect(performance.now() - started).toBeLessThan(2000);
    expect([rejected.status, rejected.code]).toEqual([503, 'unavailable']);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(rejected.message).toContain(`call us at ${practice.phone.display}`);

    await server.restart();
    // More concurrent requests than connections, so that every connection is used.
    const keys = [key, ...Array.from({ length: 15 }, () => randomUUID())];
    const answers = await Promise.all(keys.map((one) => postWithKey(url, inquiry, one)));
    expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 200));
    const rows = await server.sql<{ reference: string }[]>`select reference from requests.request`;
    const stored = rows.map(({ reference }) => reference);
    expect(stored).toEqual(expect.arrayContaining([...acknowledged, ...answers.map(({ reference }) => reference)]));
    // Mails that were leased before the crash are sent when the lease expires.
    await server.moveClock('16 minutes');
    await untilMailed(server);
    for (const reference of stored) expect(inbox.count(reference)).toBeGreaterThan(0);
  });

  it('after a mail was accepted, the function records that after the restart and sends no copy', async () => {
    const release = inbox.hold();
    await startOnServer();
    const { reference } = await send();
    await vi.waitFor(() => expect(inbox.offered).toBe(1), polling);
    await server.kill();
    release();
    await inbox.waitFor(reference);
    await server.restart();
    // Its lease would last longer than this waits.
    await untilMailed(server);
    expect(inbox.count(reference)).toBe(1);
  });
});
