import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { machineDocuments } from './machine-docs.ts';

const folder = 'docs/machines';

it('is what `npm run docs:machines` writes', async () => {
  const files = await machineDocuments();
  const stored = await Promise.all(
    files.map(({ path }) => readFile(join(folder, path), 'utf8').catch(() => 'missing')),
  );
  const stale = files.filter(({ text }, index) => text !== stored[index]).map(({ path }) => path);
  expect(stale).toEqual([]);
  expect((await readdir(folder)).toSorted()).toEqual(files.map(({ path }) => path).toSorted());
});
