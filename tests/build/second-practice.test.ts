import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import * as first from '../../content/index.ts';
import { buildSite, builtSite, isBuiltSiteCurrent } from '../../scripts/built-site.ts';
import { setLocalBuildSettings } from '../../scripts/services/local-settings.ts';
import { isExhaustive } from '../support/sample.ts';
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

/** What is not part of the project, or is replaced. */
const left = new Set(['.git', '.data', '.env', 'content', 'dist', 'node_modules', 'screenshots', 'films']);

/** What is in `content` and belongs to every practice. */
const shared = [
  'content/types.ts',
  'content/schema',
  'content/standards.ts',
  'content/signs/advice.ts',
  'content/signs/wording.ts',
];

/** A copy of the project in a folder of its own, with the second practice in the place of the first. */
function projectOfSecondPractice(): string {
  const folder = mkdtempSync(join(tmpdir(), 'second-practice-'));
  for (const part of readdirSync('.')) {
    if (!left.has(part)) cpSync(part, join(folder, part), { recursive: true });
  }
  for (const part of shared) cpSync(part, join(folder, part), { recursive: true });
  cpSync('tests/build/second-practice', join(folder, 'content'), { recursive: true });
  // Linked one by one, so that what the build keeps beside the packages is the copy's own.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name !== '.cache') symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}

/** Runs a program of Node in a folder. Rejects with what it printed when it fails. */
async function run(cwd: string, args: readonly string[], env: NodeJS.Dict<string>): Promise<void> {
  await promisify(execFile)(process.execPath, args, { cwd, env: { ...process.env, ...env }, maxBuffer: 64_000_000 });
}

/** Runs the tests of the copy that need no browser. Rejects with their report. */
function runTests(folder: string): Promise<void> {
  const projects = ['--project=unit', '--project=components', '--exclude=tests/build/*.test.ts'];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...projects];
  return run(folder, args, { VITEST: undefined, ALL_CASES: undefined, NODE_ENV: 'test' });
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

/** Builds and tests the copy. Minutes long, so only in an exhaustive run. */
async function takeOver(): Promise<void> {
  setLocalBuildSettings();
  if (!(await isBuiltSiteCurrent())) await buildSite();
  expect(Object.keys(second).sort()).toEqual(Object.keys(first).sort());
  const folder = projectOfSecondPractice();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await Promise.all([
    run(folder, ['--import', 'tsx', 'scripts/build.ts'], { NODE_ENV: 'production' }),
    runTests(folder),
  ]);
  const dist = join(folder, 'dist');
  expect(findWords(dist, ownWords)).toEqual([]);
  const { name, email, phone, address } = second.practice;
  for (const word of [name, email, phone.display, address.street, 'Dr. Ida Quist']) {
    expect(findWords(dist, [word])).toContain(`/index.html: ${word}`);
  }
  expect(findWords(builtSite, ownWords)).not.toEqual([]);
}

if (isExhaustive) test('another practice takes over the site by its content alone', { timeout: 900_000 }, takeOver);

/** Tests of what is true of any practice. Those of the function have a practice of their own. */
const specs = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.ts') && !/^tests\/(?:build|function)\//.test(file));

/** Every sentence and name of some content: texts of more than one word. */
const phrasesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(phrasesIn) : [];
};

test.each(specs)('%s names nothing of the first practice', (file) => {
  const text = readFileSync(file, 'utf8');
  // Holidays have the same names everywhere.
  const phrases = phrasesIn({ ...practice, hours: practice.hours.dailyBreak });
  expect([...ownWords, ...phrases].filter((word) => text.includes(word))).toEqual([]);
});
