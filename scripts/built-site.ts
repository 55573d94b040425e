import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { loadEnv } from 'vite';
import { headerSettingPrefix } from './build/headers.ts';
import { setLocalBuildSettings } from './services/local-settings.ts';

/** The folder of the built site, relative to the project. */
export const builtSite = 'dist';

const stampFile = join(builtSite, '.stamp');

/** The source folders and files of the built site. */
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

/** Files in the source folders that are not built into the site, or that the build itself generates. */
const noSource = /\.(?:test|examples)\.tsx?$|(?:^|[\\/])(?:routeTree\.gen\.ts|(?:inspector|examples|facts)[\\/].*)$/;

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

/** A hash of everything that the site is built from: its sources and its settings. */
export async function currentStamp(): Promise<string> {
  const files = (await Promise.all(sources.map(filesBelow))).flat().filter((file) => !noSource.test(file));
  // npm sorts the variables of the environment.
  const settings = Object.entries(loadEnv('production', process.cwd(), ['VITE_', headerSettingPrefix])).sort();
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of files.sort()) hash.update(`\0${file.replaceAll(sep, '/')}\0`).update(await readFile(file));
  return hash.digest('hex');
}

/** Writes the stamp, which was computed before the build, into the built site. */
export async function stampBuiltSite(stamp: string): Promise<void> {
  await writeFile(stampFile, stamp);
}

/** Whether the built site exists and is up to date with sources and settings. */
export async function isBuiltSiteCurrent(): Promise<boolean> {
  const stamp = await readFile(stampFile, 'utf8').catch(() => null);
  return stamp !== null && stamp === (await currentStamp());
}

/** Builds the site as `npm run build` does. Rejects with what the build printed when it fails. */
export async function buildSite(): Promise<void> {
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    // As in a shell: NODE_ENV of a test runner would build React's development version into the site.
    env: { ...process.env, NODE_ENV: undefined },
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

/**
 * Sets the build settings for this machine, and builds the site unless it is current.
 * @param say receives a message before a build
 */
export async function ensureBuiltSite(say: (line: string) => void = () => {}): Promise<void> {
  setLocalBuildSettings();
  if (await isBuiltSiteCurrent()) return;
  say('Building the site');
  await buildSite();
}
