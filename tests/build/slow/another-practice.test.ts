import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { setLocalBuildSettings } from '../../../scripts/services/local-settings.ts';

/** Words of the practice in `content`, each with that of the other practice. */
const swaps = [
  ['Neighborhood Optometry', 'Harborlight Eye Care'],
  ['Neighborhood Eye Journal', 'Harborlight Notes'],
  ['neighborhood-optometry', 'harborlighteyecare'],
  ['+17185550123', '+12185550144'],
  ['(718) 555-0123', '(218) 555-0144'],
  ['+17185550187', '+12185550166'],
  ['(718) 555-0187', '(218) 555-0166'],
  ['"opens": "11:00"', '"opens": "08:30"'],
  ['"closes": "19:00"', '"closes": "15:30"'],
  ['Luca', 'Olav'],
  ['luca', 'olav'],
  ['Benvenetti', 'Brandt'],
  ['benvenetti', 'brandt'],
  ['Anya', 'Ida'],
  ['anya', 'ida'],
  ['Voronetska', 'Quist'],
  ['voronetska', 'quist'],
] as const;

const swapped = (text: string): string => swaps.reduce((all, [old, other]) => all.replaceAll(old, other), text);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** A copy of the project with the other practice in `content`. */
function projectOfAnotherPractice(): string {
  const folder = mkdtempSync(join(tmpdir(), 'another-practice-'));
  const excluded = ['.git', '.data', '.env', 'dist', 'docs', 'node_modules', 'tests'];
  // The build needs the checks of the content.
  const parts = [...readdirSync('.').filter((part) => !excluded.includes(part)), join('tests', 'content')];
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  // Linked one by one, so that what the build keeps beside the packages is the copy's own.
  mkdirSync(join(folder, 'node_modules'));
  for (const part of readdirSync('node_modules')) {
    if (part !== '.cache') symlinkSync(resolve('node_modules', part), join(folder, 'node_modules', part));
  }
  for (const file of filesBelow(join(folder, 'content'))) {
    if (/\.(?:json|svg)$/.test(file)) writeFileSync(file, swapped(readFileSync(file, 'utf8')));
    renameSync(file, join(dirname(file), swapped(basename(file))));
  }
  return folder;
}

test('another practice takes over the site by its content alone', { timeout: 600_000 }, async () => {
  setLocalBuildSettings();
  const folder = projectOfAnotherPractice();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { ...process.env, NODE_ENV: undefined };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: folder, env });

  const dist = join(folder, 'dist');
  const texts = filesBelow(dist)
    .filter((file) => /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$|[\\/]_(?:headers|redirects)$/.test(file))
    .map((file) => [file.slice(dist.length), readFileSync(file, 'utf8')] as const);
  const own = [...swaps.map(([old]) => old).filter((word) => word.length > 4), '11 AM-7 PM'];
  expect(
    texts.flatMap(([file, text]) => own.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`)),
  ).toEqual([]);
  const home = texts.find(([file]) => /^.index\.html$/.test(file))?.[1];
  const others = ['Harborlight Eye Care', 'hello@harborlighteyecare.example', '(218) 555-0144', '8:30 AM-3:30 PM'];
  for (const word of [...others, 'Dr. Olav Brandt', 'Dr. Ida Quist']) expect(home).toContain(word);
});
