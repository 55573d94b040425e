import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { type Database, startDatabase } from '../../../scripts/services/database.ts';
import {
  denoBinaries,
  type FunctionEnvironment,
  type RunningFunction,
  startFunction,
} from '../../../scripts/services/function.ts';
import { polling } from './inbox.ts';
import { timeZone } from './payloads.ts';
import { freePort } from './ports.ts';

/** The site's own origin in these tests. */
export const siteOrigin = 'http://localhost:5173';
/** The site's publishable key in these tests. */
export const publishableKey = 'sb_publishable_for_tests';
/** The secret of the database's schedule in these tests. */
export const wakeUpSecret = 'wake-up-secret';
/** The address of the office in these tests. */
export const officeEmail = 'office@optometry.example';

/** A database with a superuser connection. */
export interface OpenDatabase extends Pick<Database, 'url' | 'ownerUrl' | 'functionUrl' | 'stop'> {
  sql: postgres.Sql;
  /**
   * Moves the database's clock by a PostgreSQL interval such as '10 minutes'; '0' resets it.
   * @param transaction to move it in; by default, in none
   */
  moveClock(interval: string, transaction?: Pick<postgres.Sql, 'unsafe'>): Promise<void>;
}

async function moveClock(sql: Pick<postgres.Sql, 'unsafe'>, interval: string): Promise<void> {
  await sql.unsafe(`
    create or replace function requests.clock() returns timestamptz language sql stable set search_path = ''
    as $$ select clock_timestamp() + interval '${interval}' $$`);
}

/** Creates an empty database in the shared server. */
export async function openDatabase(): Promise<OpenDatabase> {
  const addresses = inject('databaseAddresses');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const within = (address: string): string => address.replace(/\/postgres$/, `/${name}`);
  const server = postgres(within(addresses.url).replace(name, 'template1'), { max: 1, onnotice: () => {} });
  await server.unsafe(`create database ${name} template postgres`);
  const sql = postgres(within(addresses.url), { max: 3, onnotice: () => {} });
  return {
    url: within(addresses.url),
    ownerUrl: within(addresses.ownerUrl),
    functionUrl: within(addresses.functionUrl),
    sql,
    moveClock: (interval, transaction = sql) => moveClock(transaction, interval),
    stop: async () => {
      await sql.end({ timeout: 1 });
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

/** Starts a separate server with an empty database, for tests that kill it. */
export async function openServer(): Promise<OpenDatabase & Database> {
  const database = await startDatabase({ port: await freePort() });
  const sql = postgres(database.url, { max: 3, onnotice: () => {} });
  return {
    ...database,
    sql,
    moveClock: (interval, transaction = sql) => moveClock(transaction, interval),
    stop: async () => {
      await sql.end({ timeout: 1 });
      await database.stop();
    },
  };
}

/** Settings for a function that mails to a local server without TLS. */
export const environment = (databaseUrl: string, smtpPort: number): FunctionEnvironment => ({
  REQUESTS_DATABASE_URL: databaseUrl,
  REQUESTS_SECRET: Buffer.alloc(32, 7).toString('base64'),
  PRACTICE_NAME: 'Test Optometry',
  PRACTICE_PHONE: '(718) 555-0123',
  PRACTICE_TIME_ZONE: timeZone,
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
    if (found === undefined) throw new Error(`Nothing logged with ${JSON.stringify(values)}`);
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

/** The Deno version of hosted Supabase, by name. Browser tests run the function under the current one. */
export const denoVersions = Object.entries({ hosted: denoBinaries.hosted });

/** Starts the function on a free port. */
export const openFunction = async (env: FunctionEnvironment, denoBinary?: string): Promise<RunningFunction> =>
  startFunction({ port: await freePort(), env, ...(denoBinary !== undefined && { denoBinary }) });
