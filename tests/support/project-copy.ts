import { cpSync } from 'node:fs';
import { join } from 'node:path';

/** What a copy of the project is without: what was built, kept and set here. */
const excluded = ['.git', '.data', '.env', 'dist', join('node_modules', '.cache')];

/** Copies the project with its packages to `folder`, but for some paths. */
export function copyProject(folder: string, without: readonly string[] = []): void {
  const left = [...excluded, ...without];
  cpSync('.', folder, { recursive: true, verbatimSymlinks: true, filter: (path) => !left.includes(path) });
}
