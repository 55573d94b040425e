import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseLock, takeLock } from './lock.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  file = join(folder, 'data', 'running.json');
});

afterEach(() => rm(folder, { recursive: true }));

describe('the lock', () => {
  it('is had by the first, who is named to the second', async () => {
    expect(await takeLock(file, 'http://localhost:5173')).toBeNull();
    expect(await takeLock(file, 'http://localhost:9000')).toMatchObject({
      pid: process.pid,
      address: 'http://localhost:5173',
    });
  });

  it('can be had again once released', async () => {
    await takeLock(file, '');
    await releaseLock(file);
    expect(await takeLock(file, '')).toBeNull();
  });

  it('is cleared away when its holder is gone', async () => {
    const child = spawn(process.execPath, ['--eval', '']);
    await once(child, 'exit');
    await takeLock(file, '');
    await writeFile(file, JSON.stringify({ pid: child.pid, born: '', address: '' }));
    expect(await takeLock(file, '')).toBeNull();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('is cleared away when another process has the number of its holder now', async () => {
    await takeLock(file, '');
    await writeFile(file, JSON.stringify({ pid: process.pid, born: 'long ago', address: '' }));
    expect(await takeLock(file, '')).toBeNull();
  });

  it('is cleared away when nobody can read it', async () => {
    await takeLock(file, '');
    await writeFile(file, '{"pid":');
    expect(await takeLock(file, '')).toBeNull();
  });
});
