import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installedBrowser } from './browser.ts';

let folder: string;

async function program(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  await chmod(path, 0o755);
  return path;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browser-'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('an installed browser', () => {
  it('is the one that CHROME_PATH names', async () => {
    const path = await program('my-browser', '#!/bin/sh\n');
    expect(installedBrowser({ CHROME_PATH: path, PATH: '' })).toBe(path);
  });

  it('is not replaced by another when CHROME_PATH names none', () => {
    expect(() => installedBrowser({ CHROME_PATH: join(folder, 'gone') })).toThrow('CHROME_PATH names no file');
  });

  it('is looked for along PATH, and a program of its name that does not run is passed over', async () => {
    await program('chromium', '#!/bin/sh\necho "Install me first"; exit 1\n');
    const works = await program('google-chrome', '#!/bin/sh\n[ "$1" = --version ]\n');
    expect(installedBrowser({ PATH: `/nowhere:${folder}` })).toBe(works);
  });

  it('is the one without windows when there are several', async () => {
    await program('google-chrome', '#!/bin/sh\n');
    const shell = await program('chromium-headless-shell', '#!/bin/sh\n');
    expect(installedBrowser({ PATH: folder })).toBe(shell);
  });
});
