import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** PostgreSQL refuses to run as root: then another user runs it. */
export const isRoot = process.getuid?.() === 0;

/** Whether every user may enter a folder, or the nearest one above it that exists. */
export function isOpen(folder: string): boolean {
  if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
  return folder === dirname(folder) || isOpen(dirname(folder));
}

/** A folder that every user may enter, the same one for the same path. */
export const outside = (path: string): string =>
  join('/var/tmp', `optometry-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`);
