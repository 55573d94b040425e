import { readdir } from 'node:fs/promises';
import postgres from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { neededSchema } from '../../supabase/functions/send-contact-email/watch/monitoring.ts';
import { databaseForTests } from './support/backend.ts';

const roles = ['PUBLIC', 'anon', 'authenticated', 'service_role', 'contact_function'] as const;

/** What each role may do: with the schema, and with every table, view, sequence and function in it. */
const matrix = `
                              | PUBLIC | anon | authenticated | service_role | contact_function
schema requests               | -      | -    | -             | -            | usage
table alarm                   | -      | -    | -             | -            | select insert update delete
table audit                   | -      | -    | -             | -            | select insert
table last_run                | -      | -    | -             | -            | select insert update
table note                    | -      | -    | -             | -            | select insert update delete
table outgoing_mail           | -      | -    | -             | -            | select insert update
table prescription            | -      | -    | -             | -            | select insert delete
table prescription_part       | -      | -    | -             | -            | select insert update
table refusal                 | -      | -    | -             | -            | select insert update
table request                 | -      | -    | -             | -            | select insert update
table sender                  | -      | -    | -             | -            | select insert update delete
table staff                   | -      | -    | -             | -            | select update
table upload_part             | -      | -    | -             | -            | select insert delete
view encrypted                | -      | -    | -             | -            | select
view problem                  | -      | -    | -             | -            | select
view status                   | -      | -    | -             | -            | select
sequence audit_id_seq         | -      | -    | -             | -            | -
sequence outgoing_mail_id_seq | -      | -    | -             | -            | -
function clock                | -      | -    | -             | -            | execute
function prove_store          | -      | -    | -             | -            | execute
function retry_after          | -      | -    | -             | -            | execute
function schema_version       | -      | -    | -             | -            | execute
function store_request        | -      | -    | -             | -            | execute
function weight_of_hour       | -      | -    | -             | -            | execute
`;

/** The rows of the matrix: an object, and what each role may do with it. */
const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));

const database = databaseForTests();

beforeAll(async () => {
  const owner = postgres(database.ownerUrl, { max: 1 });
  await owner`create table public.open_to_all (word text)`;
  await owner`insert into public.open_to_all values ('readable')`;
  await owner.end();
});

/** Runs a statement as a role that has Supabase's default grants. */
const as = (role: string, statement: string): Promise<unknown[]> =>
  database.sql.begin(async (sql) => {
    await sql.unsafe(`set local role ${role}`);
    return [...(await sql.unsafe(statement))];
  });

it.each(['anon', 'authenticated', 'service_role'])(
  'role %s can use a public table, and nothing of the requests',
  async (role) => {
    expect(await as(role, 'select word from public.open_to_all')).toContainEqual({ word: 'readable' });
    for (const statement of ['select * from requests.request', 'select requests.clock()']) {
      await expect(as(role, statement)).rejects.toThrow(/permission denied for schema requests/);
    }
  },
);

it('gives every role what the matrix says, with every object in the schema', async () => {
  const objects = await database.sql<{ object: string; privileges: Record<string, string> }[]>`
    with objects (sort, object, oid, operations) as (
      select 0, 'schema requests', 'requests'::regnamespace::oid, array['usage', 'create']
      union all
      select case relkind when 'S' then 3 when 'v' then 2 else 1 end,
        case relkind when 'S' then 'sequence' when 'v' then 'view' when 'r' then 'table' else relkind::text end
          || ' ' || relname,
        oid,
        case relkind when 'S' then array['usage', 'select', 'update']
          else array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger', 'maintain'] end
      from pg_class where relnamespace = 'requests'::regnamespace and relkind not in ('i', 'c')
      union all
      select 4, 'function ' || proname, oid, array['execute']
      from pg_proc where pronamespace = 'requests'::regnamespace
    )
    select object, json_object_agg(role, coalesce((
      select string_agg(operation, ' ' order by position)
      from unnest(operations) with ordinality as operation (operation, position)
      where case sort
        when 0 then has_schema_privilege(lower(role), oid, operation)
        when 3 then has_sequence_privilege(lower(role), oid, operation)
        when 4 then has_function_privilege(lower(role), oid, operation)
        else has_table_privilege(lower(role), oid, operation)
          or (operation in ('select', 'insert', 'update', 'references')
            and has_any_column_privilege(lower(role), oid, operation))
      end
    ), '-')) as privileges
    from objects, unnest(${[...roles]}::text[]) as role
    group by sort, object, oid
    order by sort, object`;
  const found = objects.map(({ object, privileges }) => [object, ...roles.map((role) => privileges[role] ?? '')]);
  expect(found).toEqual(rowsOf(matrix));
});

it('every table has row-level security, with policies only for the function', async () => {
  const secured = await database.sql`
    select distinct relrowsecurity as secured from pg_class
    where relnamespace = 'requests'::regnamespace and relkind = 'r'`;
  expect([...secured]).toEqual([{ secured: true }]);
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
    "insert into requests.staff values ('me@example.com')",
    'delete from requests.staff',
    "update requests.staff set email = 'me@example.com'",
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

it('the last migration sets the version that the function needs', async () => {
  const [version] = await database.sql`select requests.schema_version() as version`;
  expect(version).toEqual({ version: neededSchema });
  const [last] = (await readdir('supabase/migrations')).sort().reverse();
  expect(last).toMatch(new RegExp(`^${neededSchema}_`));
});
