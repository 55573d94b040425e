import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ended } from '../child.ts';
import { loadPackage } from './package.ts';
import { isOpen, isRoot, outside } from './running-as-root.ts';

/** The superuser of a local server and its password. The server listens on this machine alone. */
export const superuser = { name: 'supabase_admin', password: 'postgres' };

/** A running PostgreSQL server. */
interface Postgres {
  /** The folder of its data. */
  dataDir: string;
  /** Fast shutdown: running transactions are rolled back. */
  stop(): Promise<void>;
  /** Kills the server, as a crash would. */
  kill(): Promise<void>;
}

/** Starts PostgreSQL on 127.0.0.1. */
export async function startPostgres(options: { port: number; dataDir: string; fsync: boolean }): Promise<Postgres> {
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
