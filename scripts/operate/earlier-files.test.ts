import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepEarlierFiles, nextRegister } from './earlier-files.ts';

const day = (number: number) => new Date(Date.UTC(2027, 0, number));

it('counts the days from the build that replaced a file', () => {
  const first = nextRegister({}, ['a.js'], day(1));
  expect(first).toEqual({ 'a.js': null });
  const second = nextRegister(first, ['b.js'], day(20));
  expect(second).toEqual({ 'a.js': day(20).toISOString(), 'b.js': null });
  expect(nextRegister(second, ['b.js'], day(50))).toHaveProperty('a.js');
  expect(nextRegister(second, ['b.js'], day(51))).not.toHaveProperty('a.js');
});

it('counts anew when a build contains a file again', () => {
  expect(nextRegister({ 'a.js': day(1).toISOString() }, ['a.js'], day(60))).toEqual({ 'a.js': null });
});

it('adds the files of earlier builds to the site until their time is over', async () => {
  const root = await mkdtemp(join(tmpdir(), 'earlier-files-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const [dist, folder] = [join(root, 'dist'), join(root, 'kept')];
  const build = async (file: string) => {
    await rm(dist, { recursive: true, force: true });
    await mkdir(join(dist, 'assets'), { recursive: true });
    await writeFile(join(dist, 'assets', file), '');
  };
  await build('a.js');
  expect(await keepEarlierFiles(dist, folder, day(1))).toBe(0);
  await build('b.js');
  expect(await keepEarlierFiles(dist, folder, day(2))).toBe(1);
  expect(await keepEarlierFiles(dist, folder, day(3))).toBe(1);
  expect(await readdir(join(dist, 'assets'))).toEqual(['a.js', 'b.js']);
  await build('c.js');
  await keepEarlierFiles(dist, folder, day(40));
  expect(await readdir(join(dist, 'assets'))).toEqual(['b.js', 'c.js']);
  expect((await readdir(folder)).sort()).toEqual(['b.js', 'c.js', 'register.json']);
});
