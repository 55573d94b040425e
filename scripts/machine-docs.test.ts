import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type DocumentFile, documentIndex, documentMachine } from './machine-docs.ts';
import { machineModels } from './machine-models.ts';

const folder = 'docs/machines';
const machines = await machineModels();

/** The names of files that `npm run docs:machines` would write differently. */
async function staleFiles(files: readonly DocumentFile[]): Promise<string[]> {
  const stored = files.map(({ path }) => readFile(join(folder, path), 'utf8').catch(() => null));
  const texts = await Promise.all(stored);
  return files.filter(({ text }, index) => text !== texts[index]).map(({ path }) => path);
}

describe('docs/machines is what `npm run docs:machines` writes:', () => {
  it.each(machines)('$name', async (machine) => {
    expect(await staleFiles(await documentMachine(machine))).toEqual([]);
  });

  it('the list', async () => {
    expect(await staleFiles([documentIndex(machines)])).toEqual([]);
    const files = machines.flatMap(({ name }) => [`${name}.md`, `${name}.svg`]);
    expect((await readdir(folder)).toSorted()).toEqual(['README.md', ...files].toSorted());
  });
});
