import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The practice that replaces ours. What it leaves out, such as the warning signs, stays as it is. */
const otherContent = join('tests', 'another-practice', 'content');

/** What a practice deletes first. */
const deleted = ['doctors', 'services', 'topics', 'pictures/services', 'pictures/doctors', 'pictures/brands'];

/** What a copy of the project is without: what was built, kept and set here, and the facts of this practice. */
const excluded = ['.git', '.data', '.env', 'dist', join('node_modules', '.cache'), join('tests', 'facts')];

/** Copies the project, with its packages, to `folder`, and puts the other practice into it. */
export function copyForAnotherPractice(folder: string): void {
  cpSync('.', folder, { recursive: true, verbatimSymlinks: true, filter: (path) => !excluded.includes(path) });
  for (const part of deleted) rmSync(join(folder, 'content', part), { recursive: true });
  cpSync(otherContent, join(folder, 'content'), { recursive: true });
}
