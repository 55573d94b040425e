import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { builtSite } from '../../scripts/built-site.ts';
import { licenseFaults } from '../../scripts/licenses.ts';
import { overBudget, pageSizes, searchIndexSize } from '../../scripts/size-budget.ts';

test.describe('the built site', () => {
  test('is small enough', async () => {
    expect(overBudget(await pageSizes(builtSite))).toEqual([]);
    expect((await searchIndexSize(builtSite)).isOver).toBe(false);
  });

  test('contains no code for development', async () => {
    // Of the inspector, its packages and the page of examples.
    const marks = ['/inspector?tab=', 'stately.ai', 'eclipse.elk', 'data-examples'];
    for (const file of await readdir(builtSite, { recursive: true })) {
      if (!/\.(?:js|html|css)$/.test(file)) continue;
      const text = await readFile(join(builtSite, file), 'utf8');
      expect
        .soft(
          marks.filter((mark) => text.includes(mark)),
          file,
        )
        .toEqual([]);
    }
  });

  test('contains only packages with allowed licenses', async () => {
    expect(await licenseFaults(builtSite)).toEqual([]);
  });
});
