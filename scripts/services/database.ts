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

/**
 * Applies the migrations that the database does not have yet, in the order of their names, each in its own transaction.
 * Returns their names.
 * @param url the URL of the role that owns the schemas
 */
export async function applyMigrations(url: string): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const applied: string[] = [];
  try {
    const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
    const known = new Set(rows.map(({ version }) => version));
    const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort();
    for (const file of files) {
      const [, version = '', name = ''] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
      if (known.has(version)) continue;
      const statements = await readFile(join(migrationsFolder, file), 'utf8');
      await sql.begin(async (transaction) => {
        await transaction.unsafe(statements).simple();
        await transaction`insert into supabase_migrations.schema_migrations ${sql({ version, name })}`;
      });
      applied.push(file);
    }
  } finally {
    await sql.end();
  }
  return applied;
}

/** Creates the roles and default grants of hosted Supabase, once. */
async function makeRoles(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const [found] = await sql`select 1 from pg_roles where rolname = 'authenticator'`;
    if (found) return;
    const statements = await readFile(rolesFile, 'utf8');
    await sql.begin((transaction) => transaction.unsafe(statements).simple());
  } finally {
    await sql.end();
  }
}

/** Sets the password of the function's role, which on hosted Supabase an operator does. */
async function allowLogin(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  try {
    await sql.unsafe(`alter role ${functionRole.name} login password '${functionRole.password}'`);
  } finally {
    await sql.end();
  }
}

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
  const functionUrl = address(functionRole.name, functionRole.password, options.port);
  try {
    await makeRoles(url);
    await applyMigrations(ownerUrl);
    await allowLogin(ownerUrl);
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
