import { readdir } from 'node:fs/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMigrations } from '../../scripts/services/database.ts';
import { neededSchema } from '../../supabase/functions/send-contact-email/oversight.ts';
import { type OpenDatabase, openDatabase } from './support/backend.ts';

const tables = [
  'request',
  'prescription',
  'prescription_part',
  'upload_part',
  'outgoing_mail',
  'sender',
  'alarm',
  'last_run',
  'notice',
  'audit',
];
const views = ['status', 'problem', 'encrypted'];

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase();
  const owner = postgres(database.ownerUrl, { max: 1 });
  await owner`create table public.open_to_all (word text)`;
  await owner`insert into public.open_to_all values ('readable')`;
  await owner.end();
});

afterAll(async () => {
  await database?.stop();
});

/** Runs a statement as a role that has Supabase's default grants. */
const as = (role: string, statement: string): Promise<unknown[]> =>
  database.sql.begin(async (sql) => {
    await sql.unsafe(`set local role ${role}`);
    return [...(await sql.unsafe(statement))];
  });

describe.each(['anon', 'authenticated', 'service_role'])('role %s', (role) => {
  it('can read and write an unrestricted public table', async () => {
    expect(await as(role, 'select word from public.open_to_all')).toContainEqual({ word: 'readable' });
    await expect(as(role, `insert into public.open_to_all values ('written')`)).resolves.toEqual([]);
  });

  it.each([...tables, ...views])('cannot access requests.%s', async (table) => {
    for (const statement of [
      `select * from requests.${table}`,
      `insert into requests.${table} default values`,
      `update requests.${table} set reference = reference`,
      `delete from requests.${table}`,
      `truncate requests.${table}`,
    ]) {
      await expect(as(role, statement)).rejects.toThrow(/permission denied for schema requests/);
    }
  });

  it('cannot call requests.clock()', async () => {
    await expect(as(role, 'select requests.clock()')).rejects.toThrow(/permission denied/);
  });
});

it('every table has row-level security, with policies only for the function', async () => {
  const secured = await database.sql<{ name: string; secured: boolean }[]>`
    select relname as name, relrowsecurity as secured from pg_class
    where relnamespace = 'requests'::regnamespace and relkind = 'r'`;
  expect(secured.map(({ name }) => name).sort()).toEqual([...tables].sort());
  expect(secured.every((table) => table.secured)).toBe(true);
  const policies =
    await database.sql`select distinct roles::text as roles from pg_policies where schemaname = 'requests'`;
  expect([...policies]).toEqual([{ roles: '{contact_function}' }]);
});

describe('role of the function', () => {
  it('has no special privileges', async () => {
    const [role] = await database.sql`
      select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication, rolinherit
      from pg_roles where rolname = 'contact_function'`;
    expect(Object.values(role ?? { missing: true })).toEqual([false, false, false, false, false, false]);
  });

  it.each([
    'delete from requests.request',
    'delete from requests.outgoing_mail',
    'delete from requests.audit',
    'update requests.audit set why = null',
    'truncate requests.request cascade',
    'drop table requests.request',
    'create table requests.mine (x int)',
    'create table public.mine (x int)',
    'select * from public.open_to_all',
    `copy (select 1) to program 'true'`,
  ])('cannot execute: %s', async (statement) => {
    const restricted = postgres(database.functionUrl, { max: 1 });
    try {
      await expect(restricted.unsafe(statement)).rejects.toThrow(/permission denied|must be owner/);
    } finally {
      await restricted.end();
    }
  });
});

it('applied migrations are not applied again', async () => {
  expect(await applyMigrations(database.ownerUrl)).toEqual([]);
});

it('the last migration sets the version that the function needs', async () => {
  const [version] = await database.sql`select requests.schema_version() as version`;
  expect(version).toEqual({ version: neededSchema });
  const [last] = (await readdir('supabase/migrations')).sort().reverse();
  expect(last).toMatch(new RegExp(`^${neededSchema}_`));
});
