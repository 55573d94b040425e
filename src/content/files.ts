import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { type ContentFiles, fileSchemas, folderSchemas } from './schema/content.ts';

const root = fileURLToPath(new URL('../../content/', import.meta.url));

/** The files beside the folders, by their names. */
export const fileNames = Object.keys(fileSchemas) as (keyof typeof fileSchemas)[];

/** The folders of entries. */
export const folders = Object.keys(folderSchemas) as (keyof typeof folderSchemas)[];

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

/** An entry, whose id is the name of its file. */
const entryIn = (file: string, folder: (typeof folders)[number]) => ({
  [folder === 'topics' ? 'slug' : 'id']: basename(file, '.json'),
  ...Object(parsed(file)),
});

/** A value with what its schema says of fields that are left out. One that does not match stays as it is, to be reported. */
const withDefaults = (value: unknown, schema: z.ZodType | undefined): unknown => schema?.safeParse(value).data ?? value;

/** What the files of `content/` say, before their slots are filled in. Throws when a file cannot be read. */
export function readFiles(): ContentFiles {
  const schemas: Readonly<Record<string, z.ZodType>> = fileSchemas;
  const files = [
    ...jsonIn('.').map((file) => {
      const name = basename(file, '.json');
      return { name, read: () => withDefaults(parsed(file), schemas[name]) };
    }),
    ...folders.map((folder) => ({
      name: folder,
      read: () => mapAll(jsonIn(folder), (file) => withDefaults(entryIn(file, folder), folderSchemas[folder])),
    })),
  ];
  return Object.fromEntries(mapAll(files, ({ name, read }) => [name, read()])) as ContentFiles;
}
