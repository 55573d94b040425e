import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtSite } from '../../scripts/built-site.ts';
import { unexcepted } from './exceptions.ts';
import { nuFaults } from './nu.ts';

describe("the W3C's Nu checker", () => {
  it('finds nothing in the files of the built site', { timeout: 300_000 }, async () => {
    expect(unexcepted(await nuFaults(builtSite))).toEqual([]);
  });

  it('finds what is planted', { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'planted-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'planted.html');
    await writeFile(file, '<!DOCTYPE html><html lang="en"><title>Planted</title><p><div id="a"></div><b id="a"></b>');
    expect(unexcepted(await nuFaults(file))).toContainEqual(expect.stringContaining('Nu: Duplicate ID “a”.'));
  });
});
