import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as first from '../../content/index.ts';
import { buildSite, builtSite, isBuiltSiteCurrent } from '../../scripts/built-site.ts';
import { setLocalBuildSettings } from '../../scripts/services/local-settings.ts';
import * as second from './second-practice/index.ts';

const { brands, doctors, practice } = first;

/** What the first practice alone is called, and where and how it is reached. */
const ownWords: readonly string[] = [
  practice.name,
  practice.host.replace('https://', ''),
  practice.email,
  practice.phone.dial,
  practice.phone.display,
  practice.notFoundPhone.dial,
  practice.notFoundPhone.display,
  practice.address.street,
  practice.address.city,
  practice.address.zip,
  practice.journal.name,
  ...practice.reviews.map(({ url }) => new URL(url).host),
  ...practice.social.map(({ url }) => new URL(url).host),
  ...doctors.flatMap(({ id, name, surname }) => [id, name, surname]),
  ...brands.map(({ name }) => name),
];

const parts = [
  '.env.example',
  'machines',
  'public',
  'scripts',
  'src',
  'supabase',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy of the project in a folder of its own, with the second practice in the place of the first. */
function projectOfSecondPractice(): string {
  const folder = mkdtempSync(join(tmpdir(), 'second-practice-'));
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  for (const part of ['content/types.ts', 'content/schema']) cpSync(part, join(folder, part), { recursive: true });
  cpSync('tests/build/second-practice', join(folder, 'content'), { recursive: true });
  // Linked one by one, so that what the build keeps beside the packages is the copy's own.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name !== '.cache') symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}

const textFile = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$|[\\/](?:_headers|_redirects)$/;

/** Every word of `words` in every text file below `folder`, as "file: word". */
function findWords(folder: string, words: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => textFile.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8').replaceAll('&amp;', '&');
      return words.filter((word) => text.includes(word)).map((word) => `${file.slice(folder.length)}: ${word}`);
    });
}

test('another practice takes over the site by its content alone', { timeout: 240_000 }, async () => {
  setLocalBuildSettings();
  if (!(await isBuiltSiteCurrent())) await buildSite();
  expect(Object.keys(second).sort()).toEqual(Object.keys(first).sort());
  const folder = projectOfSecondPractice();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const build = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(build.status, build.stdout + build.stderr).toBe(0);
  const dist = join(folder, 'dist');
  expect(findWords(dist, ownWords)).toEqual([]);
  const { name, email, phone, address } = second.practice;
  for (const word of [name, email, phone.display, address.street, 'Dr. Ida Quist']) {
    expect(findWords(dist, [word])).toContain(`/index.html: ${word}`);
  }
  expect(findWords(builtSite, ownWords)).not.toEqual([]);
});
