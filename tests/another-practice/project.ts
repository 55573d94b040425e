import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../support/project-copy.ts';

/** The practice that replaces ours. What it leaves out, such as the warning signs, stays as it is. */
const otherContent = join('tests', 'another-practice', 'content');

/** What a practice deletes first. */
const deleted = ['doctors', 'services', 'topics', 'pictures/services', 'pictures/doctors', 'pictures/brands'];

/** Copies the project without the facts of this practice to `folder`, and puts the other practice into it. */
export function copyForAnotherPractice(folder: string): void {
  copyProject(folder, [join('tests', 'facts')]);
  for (const part of deleted) rmSync(join(folder, 'content', part), { recursive: true });
  cpSync(otherContent, join(folder, 'content'), { recursive: true });
}
