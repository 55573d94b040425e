import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { contentFiles, readFiles } from '#content/files.ts';
import { type Content, contentOf } from '#content/read.ts';

/** A module that takes parts of the content: `export const { 'eye-hub': hub, visit } = readContent();`. */
const dataModule = /export const \{\s*([^}]+?),?\s*\} = readContent\(\);/;

const entryFile = /[\\/]content[\\/](services|doctors|topics|legal)[\\/]([\w-]+)\.json$/;

/**
 * Writes the content into the scripts. A module `*.data.ts` reads files, which no browser can: its exports are written as
 * data in its place. In a file of an entry, slots are filled in.
 */
export function contentModules(): Plugin {
  const folder = normalizePath(resolve('content'));
  const isContent = (file: string) => normalizePath(file).startsWith(`${folder}/`);
  let content: Content | undefined;
  const current = (): Content => {
    content ??= contentOf(readFiles());
    return content;
  };
  return {
    name: 'content-modules',
    enforce: 'pre',
    configureServer(server) {
      // Nothing has imported a new file, or knows that one is gone.
      for (const change of ['add', 'unlink']) server.watcher.on(change, (file) => isContent(file) && server.restart());
    },
    watchChange(file) {
      if (isContent(file)) content = undefined;
    },
    transform(code, id) {
      if (id.endsWith('.data.ts')) {
        for (const file of contentFiles()) this.addWatchFile(file);
        const values = new Map(Object.entries(current()));
        const [, parts = ''] = dataModule.exec(code) ?? [];
        const exported = parts.split(/,\s*/).map((part) => {
          const [key = '', name = key] = part.replaceAll("'", '').split(': ');
          if (!values.has(key)) this.error(`${id} must take parts of the content`);
          return `export const ${name} = ${JSON.stringify(values.get(key))};`;
        });
        return exported.join('\n');
      }
      const [, kind, name] = entryFile.exec(id) ?? [];
      if (!kind) return null;
      const { services, doctors, topics, legal } = current();
      const entries: Readonly<Record<string, readonly ({ id: string } | { slug: string })[]>> = {
        services,
        doctors,
        topics,
        legal,
      };
      const found = entries[kind]?.find((entry) => ('id' in entry ? entry.id : entry.slug) === name);
      return found ? JSON.stringify(found) : this.error(`There is no entry in ${id}`);
    },
  };
}
