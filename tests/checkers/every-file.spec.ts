import { writeFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { builtSite } from '../../scripts/built-site.ts';
import { unexcepted } from './exceptions.ts';
import { nuFaults } from './nu.ts';

test.describe.configure({ timeout: 300_000 });

test.describe("the W3C's Nu checker", () => {
  test('finds nothing in the files of the built site', async () => {
    expect(unexcepted(await nuFaults(builtSite))).toEqual([]);
  });

  test('finds what is planted', async () => {
    const file = test.info().outputPath('planted.html');
    await writeFile(file, '<!DOCTYPE html><html lang="en"><title>Planted</title><p><div id="a"></div><b id="a"></b>');
    expect(unexcepted(await nuFaults(file))).toContainEqual(expect.stringContaining('Nu: Duplicate ID “a”.'));
  });
});
