import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { readBuildSettings } from './build/build-settings.ts';
import { setLocalBuildSettings } from './services/local-settings.ts';

/** The folder of the built site, relative to the project. */
export const builtSite = 'dist';

const stampFile = join(builtSite, '.stamp');

/** The sources of the built site. */
const folders = ['content', 'machines', 'public', 'scripts', 'src', 'supabase/functions/_shared', 'tests/content'];
const topFiles = ['package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** Files in the source folders that are not built into the site, or that the build itself generates. */
const noSource = /\.(?:test|examples)\.tsx?$|(?:^|[\\/])(?:routeTree\.gen\.ts|(?:inspector|examples)[\\/].*)$/;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A hash of everything that the site is built from: its sources and its settings. */
export async function currentStamp(): Promise<string> {
  const below = await Promise.all(folders.map(filesBelow));
  const files = [...topFiles, ...below.flat()].filter((file) => !noSource.test(file));
  // npm sorts the variables of the environment.
  const settings = Object.entries(readBuildSettings()).sort();
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of files.sort()) hash.update(`\0${file.replaceAll(sep, '/')}\0`).update(await readFile(file));
  return hash.digest('hex');
}

/** Writes the stamp, which was computed before the build, into the built site. */
export async function stampBuiltSite(stamp: string): Promise<void> {
  await writeFile(stampFile, stamp);
}

/**
 * Builds the site as `npm run build` does, with the settings for this machine, unless it is up to date with its sources.
 * Rejects with what the build printed when it fails.
 */
export async function ensureBuiltSite(functionPort?: number): Promise<void> {
  setLocalBuildSettings(functionPort);
  const stamp = await readFile(stampFile, 'utf8').catch(() => null);
  if (stamp === (await currentStamp())) return;
  console.log('Building the site');
  // As in a shell: NODE_ENV of a test runner would build React's development version into the site.
  const env = { ...process.env, NODE_ENV: undefined };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { env }).catch(
    ({ stdout, stderr }) => {
      throw new Error(`The site could not be built.\n${`${stdout}${stderr}`.trim()}`);
    },
  );
}
