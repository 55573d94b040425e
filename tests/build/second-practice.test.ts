import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as first from '../../content/index.ts';
import { builtSite, ensureBuiltSite } from '../../scripts/built-site.ts';
import { isExhaustive } from '../support/sample.ts';
import { buildIn, copyOfProject, runIn } from './project-copy.ts';
import * as second from './second-practice/index.ts';

const { brands, doctors, practice, profiles } = first;

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
  ...profiles.reviews.map(({ url }) => new URL(url).host),
  ...profiles.social.map(({ url }) => new URL(url).host),
  ...doctors.flatMap(({ id, name, surname }) => [id, name, surname]),
  ...brands.map(({ name }) => name),
];

/** What is in `content` and belongs to every practice. */
const shared = [
  'content/types.ts',
  'content/schema',
  'content/standards.ts',
  'content/signs/advice.ts',
  'content/signs/wording.ts',
];

/** A copy of the project with the second practice in the place of the first. */
function projectOfSecondPractice(): string {
  const folder = copyOfProject('second-practice', ['content']);
  for (const part of shared) cpSync(part, join(folder, part), { recursive: true });
  cpSync('tests/build/second-practice', join(folder, 'content'), { recursive: true });
  return folder;
}

/** Runs the tests of the copy that need no browser. Rejects with their report. */
function runTests(folder: string): Promise<void> {
  const projects = ['--project=unit', '--project=isolated', '--project=components', '--exclude=tests/build/*.test.ts'];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', ...projects];
  return runIn(folder, args, { VITEST: undefined, ALL_CASES: undefined, NODE_ENV: 'test' });
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
  await ensureBuiltSite();
  expect(Object.keys(second).sort()).toEqual(Object.keys(first).sort());
  const folder = projectOfSecondPractice();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await Promise.all([buildIn(folder), runTests(folder)]);
  const dist = join(folder, 'dist');
  expect(findWords(dist, ownWords)).toEqual([]);
  // A list without entries, whose heading would stand alone.
  expect(findWords(dist, ['"></ul>']).filter((found) => found.includes('.html'))).toEqual([]);
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
