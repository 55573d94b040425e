import { expect, test } from 'playwright/test';
import { builtSite } from '../../scripts/built-site.ts';
import { developmentCode } from '../../scripts/development-code.ts';
import { licenseFaults } from '../../scripts/licenses.ts';
import { overBudget, pageSizes, searchIndexSize } from '../../scripts/size-budget.ts';

test.describe('the built site', () => {
  test('is small enough', async () => {
    expect(overBudget(await pageSizes(builtSite))).toEqual([]);
    expect((await searchIndexSize(builtSite)).isOver).toBe(false);
  });

  test('contains no code for development', async () => {
    expect(await developmentCode(builtSite)).toEqual([]);
  });

  test('contains only packages with allowed licenses', async () => {
    expect(await licenseFaults(builtSite)).toEqual([]);
  });
});
