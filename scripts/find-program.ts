import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program that is installed on this machine; null when it is missing. */
export function findProgram(name: string, environment: Readonly<Record<string, string | undefined>>): string | null {
  // Debian keeps servers outside of a user's PATH.
  const folders = [...(environment.PATH ?? '').split(delimiter), '/usr/sbin'].filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}
