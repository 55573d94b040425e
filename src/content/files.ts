import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentFiles } from './schema/content.ts';

const root = fileURLToPath(new URL('../../content/', import.meta.url));

/** The folders of entries. */
export const folders = ['doctors', 'legal', 'services', 'topics'] as const;

const jsonIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(root, folder, file));

/** The paths of all files of the content. */
export const contentFiles = (): string[] => ['.', ...folders].flatMap(jsonIn);

/** The results of work on each of several things. Throws one error with the messages of all that failed. */
export function mapAll<Item, Result>(items: readonly Item[], work: (item: Item) => Result): Result[] {
  const faults: string[] = [];
  const results = items.flatMap((item) => {
    try {
      return [work(item)];
    } catch (error) {
      faults.push(Object(error).message);
      return [];
    }
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return results;
}

const nameOf = (file: string) => `content/${relative(root, file).replaceAll('\\', '/')}`;

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${nameOf(file)} cannot be read: ${Object(error).message}`);
  }
}

function entryIn(file: string): unknown {
  const entry = Object(parsed(file));
  const id = entry.id ?? entry.slug;
  if (id !== basename(file, '.json')) throw new Error(`${nameOf(file)}: must be named like its address, ${id}.json`);
  return entry;
}

/** What the files of `content/` say, before their slots are filled in. Throws when files cannot be read or have a wrong name. */
export function readFiles(): ContentFiles {
  const files = [
    ...jsonIn('.').map((file) => ({ name: basename(file, '.json'), read: () => parsed(file) })),
    ...folders.map((folder) => ({ name: folder, read: () => mapAll(jsonIn(folder), entryIn) })),
  ];
  return Object.fromEntries(mapAll(files, ({ name, read }) => [name, read()])) as ContentFiles;
}
