import { readdir, readFile, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { pageScripts } from './size-budget.ts';

/** The package that a source belongs to, or its folder in this project. */
export function ownerOf(source: string | undefined): string {
  const [, library] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source ?? '') ?? [];
  const [own] = /\b(?:src|content|machines|supabase)\/(?:[^/?]+\/){0,2}/.exec(source ?? '') ?? [];
  return library ?? own?.replace(/\/$/, '') ?? 'bundler';
}

/** The characters of a script by their owner. */
export function owners(script: string, map: string): Map<string, number> {
  const sources = new SourceMap(JSON.parse(map));
  const counts = new Map<string, number>();
  script.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = sources.findEntry(row, column);
      const owner = ownerOf('originalSource' in entry ? entry.originalSource : undefined);
      counts.set(owner, (counts.get(owner) ?? 0) + 1);
    }
  });
  return counts;
}

/** The compressed bytes of a script by their owner: its share of the script's characters. */
async function bytesByOwner(dist: string, address: string): Promise<Map<string, number>> {
  const file = join(dist, address);
  const counts = owners(await readFile(file, 'utf8'), await readFile(`${file}.map`, 'utf8'));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const compressed = (await readFile(`${file}.br`)).length;
  return new Map([...counts].map(([owner, count]) => [owner, (count / all) * compressed]));
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/**
 * What the scripts of pages are for: a table of compressed kilobytes, by package and by folder. The site in `dist` has
 * source maps.
 */
export async function whyTable(dist: string, pages: readonly string[]): Promise<string> {
  const scripts = await pageScripts(dist);
  const columns = await Promise.all(
    pages.map(async (page) => {
      const sums = new Map<string, number>();
      for (const address of scripts.get(page) ?? []) {
        for (const [owner, bytes] of await bytesByOwner(dist, address)) {
          sums.set(owner, (sums.get(owner) ?? 0) + bytes);
        }
      }
      return sums;
    }),
  );
  const most = (owner: string): number => Math.max(...columns.map((sums) => sums.get(owner) ?? 0));
  const rows = [...new Set(columns.flatMap((sums) => [...sums.keys()]))].sort((one, other) => most(other) - most(one));
  const total = columns.map((sums) => [...sums.values()].reduce((sum, bytes) => sum + bytes, 0));
  const line = (name: string, cells: readonly string[]) =>
    [name.padEnd(44), ...cells.map((cell, column) => cell.padStart(Math.max(6, pages[column]?.length ?? 0)))].join(
      '  ',
    );
  return [
    line('kB of scripts, compressed', pages),
    ...rows.map((owner) =>
      line(
        owner,
        columns.map((sums) => kilobytes(sums.get(owner) ?? 0)),
      ),
    ),
    line('together', total.map(kilobytes)),
  ].join('\n');
}

/** Removes the source maps of a built site. */
export async function removeSourceMaps(dist: string): Promise<void> {
  const files = (await readdir(join(dist, 'assets'))).filter((file) => file.endsWith('.js.map'));
  await Promise.all(files.map((file) => rm(join(dist, 'assets', file))));
}
