import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtSite } from '../built-site.ts';

/** How long a file is kept after a build has replaced it, in days. */
const keptDays = 30;

/** When each kept file was replaced, as an ISO time; `null` while the last build contains it. */
type Register = Readonly<Record<string, string | null>>;

/** The register after a build that consists of the files `built`. Files that were replaced too long ago are missing. */
export function nextRegister(register: Register, built: readonly string[], now: Date): Record<string, string | null> {
  const oldest = now.getTime() - keptDays * 86_400_000;
  const replaced = Object.entries(register)
    .map(([file, time]) => [file, time ?? now.toISOString()] as const)
    .filter(([, time]) => Date.parse(time) >= oldest);
  return { ...Object.fromEntries(replaced), ...Object.fromEntries(built.map((file) => [file, null])) };
}

const registerName = 'register.json';

/** The hidden file of the built site that lists the added files. The next build removes it. */
const addedName = '.earlier-files';

/**
 * Adds the hashed files of earlier builds to the site built in `dist`, so that pages that are open during a deploy find
 * theirs. `folder` keeps the files between builds; it is created if missing. Returns the number of files that were added.
 */
export async function keepEarlierFiles(dist: string, folder: string, now: Date): Promise<number> {
  const assets = join(dist, 'assets');
  const registerFile = join(folder, registerName);
  await mkdir(folder, { recursive: true });
  const register: Register = JSON.parse(await readFile(registerFile, 'utf8').catch(() => '{}'));
  const built = await readdir(assets);
  // Files that an earlier call has added are not part of this build.
  const added = new Set(JSON.parse(await readFile(join(dist, addedName), 'utf8').catch(() => '[]')) as string[]);
  const own = built.filter((file) => !added.has(file));
  const next = nextRegister(register, own, now);
  for (const file of own) await copyFile(join(assets, file), join(folder, file));
  for (const file of Object.keys(register)) if (!(file in next)) await rm(join(folder, file), { force: true });
  const earlier = Object.keys(next).filter((file) => next[file] !== null);
  for (const file of earlier) await copyFile(join(folder, file), join(assets, file));
  await writeFile(join(dist, addedName), JSON.stringify(earlier));
  await writeFile(registerFile, `${JSON.stringify(next, null, 2)}\n`);
  return earlier.length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error('Name the folder that keeps the files between builds: npm run keep:files -- <folder>');
    process.exit(1);
  }
  const count = await keepEarlierFiles(builtSite, folder, new Date());
  console.log(`${count} files of builds that were replaced within ${keptDays} days added to ${builtSite}/assets`);
}
