import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { startPostgres, superuser } from './postgres.ts';

const migrationsFolder = fileURLToPath(new URL('../../supabase/migrations/', import.meta.url));
const rolesFile = new URL('./supabase-roles.sql', import.meta.url);

/** A running local database with every migration applied. */
export interface Database {
  /** The superuser's URL, for tests and manual inspection. */
  url: string;
  /** The URL of the role that runs migrations, which is not a superuser. */
  ownerUrl: string;
  /** The URL of the function's restricted role. */
  functionUrl: string;
  /** Where the data is kept. */
  dataDir: string;
  /** Stops the database; deletes a temporary one. */
  stop(): Promise<void>;
  /** Kills the database, as a crash would; the data stays. */
  kill(): Promise<void>;
}

const address = (role: string, password: string, port: number): string =>
  `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;

const functionRole = { name: 'contact_function', password: 'contact_function' };

/** Connects to a database, and ends the connection after the work. */
async function connected<Result>(url: string, work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/**
 * Applies the migrations that the database does not have yet, in the order of their names, each in its own transaction.
 * Returns their names.
 * @param url the URL of the role that owns the schemas
 */
export const applyMigrations = (url: string): Promise<string[]> =>
  connected(url, async (sql) => {
    const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
    const known = new Set(rows.map(({ version }) => version));
    const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort();
    const missing = files.filter((file) => !known.has(file.split('_', 1)[0] ?? ''));
    for (const file of missing) {
      const [, version = '', name = ''] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
      const statements = await readFile(join(migrationsFolder, file), 'utf8');
      await sql.begin(async (transaction) => {
        await transaction.unsafe(statements).simple();
        await transaction`insert into supabase_migrations.schema_migrations ${sql({ version, name })}`;
      });
    }
    return missing;
  });

/** Creates the roles and default grants of hosted Supabase, once. */
const makeRoles = (url: string): Promise<void> =>
  connected(url, async (sql) => {
    const [found] = await sql`select 1 from pg_roles where rolname = 'authenticator'`;
    if (found) return;
    const statements = await readFile(rolesFile, 'utf8');
    await sql.begin((transaction) => transaction.unsafe(statements).simple());
  });

/** A new folder that the server's user can access. */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'optometry-database-'));
  await chmod(folder, 0o711);
  return folder;
}

/**
 * Starts a local database: PostgreSQL, Supabase's roles, the migrations. A second start with the same folder applies
 * only new migrations.
 * @param options.port its port on 127.0.0.1; rejects with PostgreSQL's message when it is in use
 * @param options.dataDir the folder of the data; by default a temporary folder that `stop` deletes
 * @param options.fsync see `startPostgres`
 */
export async function startDatabase(options: { port: number; dataDir?: string; fsync?: boolean }): Promise<Database> {
  const temporary = options.dataDir === undefined ? await temporaryFolder() : null;
  const folder = options.dataDir ?? join(temporary ?? '', 'data');
  const server = await startPostgres({ port: options.port, dataDir: folder, fsync: options.fsync });
  const url = address(superuser.name, superuser.password, options.port);
  const ownerUrl = address('postgres', 'postgres', options.port);
  const { name, password } = functionRole;
  const functionUrl = address(name, password, options.port);
  try {
    await makeRoles(url);
    await applyMigrations(ownerUrl);
    // On hosted Supabase, an operator does this.
    await connected(ownerUrl, (sql) => sql.unsafe(`alter role ${name} login password '${password}'`));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url,
    ownerUrl,
    functionUrl,
    dataDir: server.dataDir,
    stop: async () => {
      await server.stop();
      if (temporary !== null) await rm(temporary, { recursive: true, force: true });
    },
    kill: () => server.kill(),
  };
}
