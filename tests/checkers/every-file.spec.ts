import { writeFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { builtSite } from '../../scripts/built-site.ts';
import { withoutExceptions } from './exceptions.ts';
import { nuViolations } from './nu.ts';

test.describe.configure({ timeout: 300_000 });

test.describe('W3C Nu checker', () => {
  test('finds no violations in the built site', async () => {
    expect(withoutExceptions(await nuViolations(builtSite))).toEqual([]);
  });

  test('finds a deliberate violation', async () => {
    const file = test.info().outputPath('invalid.html');
    await writeFile(file, '<!DOCTYPE html><html lang="en"><title>Invalid</title><p><div id="a"></div><b id="a"></b>');
    expect(withoutExceptions(await nuViolations(file))).toContainEqual(
      expect.stringContaining('Nu: Duplicate ID “a”.'),
    );
  });
});
