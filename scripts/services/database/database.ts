import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connected } from './connection.ts';
import { applyMigrations } from './migrations.ts';
import { makeRoles } from './roles.ts';
import { startPostgres, superuser } from './server.ts';

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

const functionRole = { name: 'contact_function', password: 'contact_function' };

const address = (role: string, password: string, port: number): string =>
  `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;

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
 * @param options.migrations their folder; by default those of this version
 */
export async function startDatabase(options: {
  port: number;
  dataDir?: string;
  fsync?: boolean;
  migrations?: string;
}): Promise<Database> {
  const temporary = options.dataDir === undefined ? await temporaryFolder() : null;
  const folder = options.dataDir ?? join(temporary ?? '', 'data');
  const server = await startPostgres({ port: options.port, dataDir: folder, fsync: options.fsync ?? true });
  const url = address(superuser.name, superuser.password, options.port);
  const ownerUrl = address('postgres', 'postgres', options.port);
  const { name, password } = functionRole;
  const functionUrl = address(name, password, options.port);
  try {
    await makeRoles(url);
    await applyMigrations(ownerUrl, options.migrations);
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
