import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** What is not part of the project. */
const excludedParts = ['.git', '.data', '.env', 'dist', 'node_modules'];

/** A copy of the project, without the parts in `excluded`, in a folder of its own. */
export function copyOfProject(name: string, excluded: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const part of readdirSync('.')) {
    if (!excludedParts.includes(part) && !excluded.includes(part))
      cpSync(part, join(folder, part), { recursive: true });
  }
  // Linked one by one, so that what the build keeps beside the packages is the copy's own.
  mkdirSync(join(folder, 'node_modules'));
  for (const part of readdirSync('node_modules')) {
    if (part !== '.cache') symlinkSync(resolve('node_modules', part), join(folder, 'node_modules', part));
  }
  return folder;
}

/** Runs a program of Node in a folder. Rejects with what it printed when it fails. */
export async function runIn(folder: string, args: readonly string[], env: NodeJS.Dict<string>): Promise<void> {
  const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 64_000_000 };
  await promisify(execFile)(process.execPath, args, options);
}

/** Builds the site of a copy. Rejects with what the build printed when it fails. */
export const buildIn = (folder: string): Promise<void> =>
  runIn(folder, ['--import', 'tsx', 'scripts/build.ts'], { NODE_ENV: undefined });
