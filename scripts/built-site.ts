import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { loadEnv } from 'vite';

/** Where the built site lies, below the project's folder. */
export const builtSite = 'dist';

const stampFile = join(builtSite, '.stamp');

/** What the built site is made from. */
const sources = [
  'content',
  'machines',
  'public',
  'scripts',
  'src',
  'supabase/functions/_shared',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Files below the sources that never reach the built site. The generated ones change while it is built. */
const noSource =
  /\.(?:test|fixtures|journeys|examples)\.tsx?$|(?:^|[\\/])(?:routeTree\.gen\.ts|(?:inspector|examples)[\\/].*)$/;

async function filesBelow(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

/** A digest of all that goes into the built site: its sources and the settings that are compiled into it. */
export async function currentStamp(): Promise<string> {
  const files = (await Promise.all(sources.map(filesBelow))).flat().filter((file) => !noSource.test(file));
  const hash = createHash('sha256').update(JSON.stringify(loadEnv('production', process.cwd(), 'VITE_')));
  for (const file of files.sort()) hash.update(`\0${file.replaceAll(sep, '/')}\0`).update(await readFile(file));
  return hash.digest('hex');
}

/** Notes beside the built site what it was made from: the stamp taken before the build began. */
export async function stampBuiltSite(stamp: string): Promise<void> {
  await writeFile(stampFile, stamp);
}

/** Whether the built site is there and made from what is here now, settings included. */
export async function isBuiltSiteCurrent(): Promise<boolean> {
  const stamp = await readFile(stampFile, 'utf8').catch(() => null);
  return stamp !== null && stamp === (await currentStamp());
}

/** Builds the site as `npm run build` does. Rejects with what the build printed when it fails. */
export async function buildSite(): Promise<void> {
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    // A test runner's own mode would put React's development build into the site.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error(`The site could not be built.\n${output.trim()}`);
}
