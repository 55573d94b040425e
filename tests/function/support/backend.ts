import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest';
import { type Database, startDatabase } from '../../../scripts/services/database/database.ts';
import {
  denoBinaries,
  type FunctionEnvironment,
  type RunningFunction,
  startFunction,
} from '../../../scripts/services/function.ts';
import { type LoopbackServer, listenOnLoopback } from '../../../scripts/services/site.ts';
import { type FunctionResponse, post, publishableKey, siteOrigin } from './client.ts';
import { Inbox, polling } from './inbox.ts';
import { inquiry } from './payloads.ts';
import { freePort } from './ports.ts';

/** The secret of the database's schedule in these tests. */
export const wakeUpSecret = 'wake-up-secret';
/** The address of the office in these tests. */
export const officeEmail = 'office@optometry.example';

/** A database with a superuser connection. */
export interface OpenDatabase extends Pick<Database, 'url' | 'ownerUrl' | 'functionUrl' | 'stop'> {
  sql: postgres.Sql;
  /** Moves the database's clock by a PostgreSQL interval such as '10 minutes'; '0' resets it. */
  moveClock(interval: string): Promise<void>;
}

/** Opens a superuser connection. */
function openSql(url: string): Pick<OpenDatabase, 'sql' | 'moveClock'> {
  const sql = postgres(url, { max: 3, onnotice: () => {} });
  const moveClock = async (interval: string): Promise<void> => {
    await sql.unsafe(`
      create or replace function requests.clock() returns timestamptz language sql stable set search_path = ''
      as $$ select clock_timestamp() + interval '${interval}' $$`);
  };
  return { sql, moveClock };
}

/** Creates an empty database in the shared server. */
export async function openDatabase(): Promise<OpenDatabase> {
  const addresses = inject('databaseAddresses');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const within = (address: string): string => address.replace(/\/postgres$/, `/${name}`);
  const server = postgres(within(addresses.url).replace(name, 'template1'), { max: 1, onnotice: () => {} });
  await server.unsafe(`create database ${name} template postgres`);
  const opened = openSql(within(addresses.url));
  return {
    ...opened,
    url: within(addresses.url),
    ownerUrl: within(addresses.ownerUrl),
    functionUrl: within(addresses.functionUrl),
    stop: async () => {
      await opened.sql.end({ timeout: 1 });
      await server.unsafe(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}

/** An empty database in the shared server, for the tests of a file or of a group. */
export function databaseForTests(): OpenDatabase {
  const database = {} as OpenDatabase;
  beforeAll(async () => void Object.assign(database, await openDatabase()));
  afterAll(() => database.stop());
  return database;
}

/** A separate server with an empty database, which tests can kill. */
export interface DatabaseServer extends OpenDatabase, Pick<Database, 'kill' | 'dataDir'> {
  /** Kills it if it runs, and starts it with the data that it had. */
  restart(): Promise<void>;
}

/** @param migrations their folder; by default those of this version */
export async function openServer(migrations?: string): Promise<DatabaseServer> {
  const port = await freePort();
  const database = await startDatabase({ port, ...(migrations && { migrations }) });
  const opened = openSql(database.url);
  let running = database;
  return {
    ...database,
    ...opened,
    kill: () => running.kill(),
    restart: async () => {
      await running.kill();
      running = await startDatabase({ port, dataDir: database.dataDir });
    },
    stop: async () => {
      await opened.sql.end({ timeout: 1 });
      await running.stop();
      await database.stop();
    },
  };
}

/** A separate server for the tests of a group. */
export function serverForTests(): DatabaseServer {
  const server = {} as DatabaseServer;
  beforeAll(async () => void Object.assign(server, await openServer()));
  afterAll(() => server.stop());
  return server;
}

/** Settings for a function that mails to a local server without TLS. */
export const environment = (databaseUrl: string, smtpPort: number): FunctionEnvironment => ({
  REQUESTS_DATABASE_URL: databaseUrl,
  REQUESTS_SECRET: Buffer.alloc(32, 7).toString('base64'),
  OFFICE_EMAIL: officeEmail,
  MAIL_FROM: 'website@optometry.example',
  SITE_ORIGINS: `${siteOrigin},http://127.0.0.1:5173`,
  SITE_PUBLISHABLE_KEY: publishableKey,
  WAKE_UP_SECRET: wakeUpSecret,
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(smtpPort),
  SMTP_TLS: 'none',
  DIGEST_HOUR: 'off',
  RETRY_SECONDS: '1',
});

/** Waits until the function has logged a line with these values. Returns the line. */
export const logged = (running: RunningFunction, values: Record<string, string>): Promise<Record<string, unknown>> =>
  vi.waitFor(() => {
    const lines = running.output().trim().split('\n');
    const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const found = parsed.find((line) => Object.entries(values).every(([name, value]) => line[name] === value));
    if (found === undefined) throw new Error(`Nothing logged with ${JSON.stringify(values)} in\n${running.output()}`);
    return found;
  }, polling);

/** Waits until every mail of the database is delivered, for 40 seconds by default. */
export const untilMailed = ({ sql }: Pick<OpenDatabase, 'sql'>, timeout = 40_000): Promise<void> =>
  vi.waitFor(
    async () => {
      const waiting = await sql`select from requests.outgoing_mail where state <> 'delivered'`;
      if (waiting.length > 0) throw new Error(`${waiting.length} mails are not delivered`);
    },
    { timeout, interval: 20 },
  );

const runs = ({ process: { exitCode, signalCode } }: RunningFunction): boolean => (exitCode ?? signalCode) === null;

type StartOptions = Pick<Parameters<typeof startFunction>[0], 'denoBinary' | 'hosted' | 'entry'>;

/** Starts the function on a free port. */
export const openFunction = async (env: FunctionEnvironment, options: StartOptions = {}): Promise<RunningFunction> =>
  startFunction({ port: await freePort(), env, ...options });

/**
 * A database, an inbox and functions for the tests of a file.
 * @param shared the settings of one function for all of them. Without, each test starts or uses one, with nothing stored
 * @param denoBinary the Deno to use; the current version by default
 */
export function backendForTests(
  shared?: FunctionEnvironment | (() => FunctionEnvironment),
  denoBinary = denoBinaries.current,
) {
  const database = databaseForTests();
  const inbox = new Inbox();
  let functions: RunningFunction[] = [];
  /** What `use` has started last. */
  let used: { running: RunningFunction; settings: string } | undefined;

  /** The function that was started last. */
  const current = (): RunningFunction => functions.at(-1) ?? expect.unreachable('No function was started');

  /** Starts a function that mails to the inbox, until the end of the test. */
  async function start(settings: FunctionEnvironment = {}, options: StartOptions = {}): Promise<RunningFunction> {
    if (used && !functions.includes(used.running)) await used.running.kill();
    const env = { ...environment(database.functionUrl, inbox.port), ...settings };
    functions.push(await openFunction(env, { denoBinary, ...options }));
    return current();
  }

  /** Goes on with the function that an earlier test has used if it has these settings and still runs, or starts one. */
  async function use(settings: FunctionEnvironment = {}): Promise<RunningFunction> {
    const key = JSON.stringify(settings);
    if (used?.settings === key && runs(used.running)) functions.push(used.running);
    else used = { running: await start(settings), settings: key };
    return current();
  }

  beforeAll(async () => void (await inbox.listen(await freePort())));
  beforeEach(async () => shared && use(typeof shared === 'function' ? shared() : shared));
  afterEach(async () => {
    // Slow connections and hanging mail would keep them from stopping.
    for (const running of functions) if (running !== used?.running) await running.kill();
    functions = [];
    if (shared) return;
    await inbox.reset();
    // Of small tables, truncate would take a hundred times as long.
    const tables = 'request outgoing_mail alarm audit last_run sender refusal upload_part';
    await database.sql.unsafe(tables.replaceAll(/\w+/g, 'delete from requests.$&;'));
    await database.moveClock('0');
  });
  afterAll(async () => {
    await used?.running.kill();
    await inbox.close();
  });

  /** Sends a request to the function as a page does. */
  const send = (body: unknown = inquiry, headers: Record<string, string | null> = {}): Promise<FunctionResponse> =>
    post(current().url, body, headers);

  async function statusOf(reference: string): Promise<string | undefined> {
    const [row] = await database.sql<{ status: string }[]>`
      select status from requests.status where reference = ${reference}`;
    return row?.status;
  }

  const untilStatus = (reference: string, status: string): Promise<void> =>
    vi.waitFor(async () => expect(await statusOf(reference)).toBe(status), polling);

  /** Sends a request, and waits until it has a status. Resolves to its reference. */
  async function sendUntil(status: string, body?: unknown): Promise<string> {
    const { reference } = await send(body);
    await untilStatus(reference, status);
    return reference;
  }

  /** The number of stored requests, or of those with an idempotency key. */
  const countStored = async (key: string | null = null): Promise<number> =>
    (await database.sql`select from requests.request where ${key}::text is null or idempotency_key = ${key}`).length;

  /** Calls every function that runs, as the schedule of the database does. */
  async function wakeUp(): Promise<void> {
    const headers = { Authorization: `Bearer ${wakeUpSecret}` };
    for (const { url } of functions.filter(runs)) {
      expect((await fetch(`${url}/wake-up`, { method: 'POST', headers })).status).toBe(204);
    }
  }

  /** Moves the clock of the database, and wakes the functions up. */
  async function moveClock(interval: string): Promise<void> {
    await database.moveClock(interval);
    await wakeUp();
  }

  return {
    ...{ database, inbox, start, use, send, sendUntil, statusOf, untilStatus, countStored, wakeUp, moveClock },
    get running() {
      return current();
    },
  };
}

/** A webhook for the tests of a file. It keeps what it accepts: calls that it answers with 200. */
export function webhookForTests() {
  const webhook = { url: '', status: 200, calls: [] as Record<string, string>[] };
  let server: LoopbackServer;
  beforeAll(async () => {
    server = await listenOnLoopback(await freePort(), async (request, response) => {
      const call = await json(request);
      if (webhook.status === 200) webhook.calls.push(call as Record<string, string>);
      response.writeHead(webhook.status).end();
    });
    webhook.url = `http://127.0.0.1:${server.port}/alarm`;
  });
  afterEach(() => void Object.assign(webhook, { status: 200, calls: [] }));
  afterAll(() => server.stop());
  return webhook;
}
