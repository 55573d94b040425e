import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { denoBinaries } from '../../../scripts/services/function.ts';
import { setLocalBuildSettings } from '../../../scripts/services/local-settings.ts';
import { ownWords } from '../../build/own-words.ts';
import { copyForAnotherPractice } from '../project.ts';

const functionEntry = 'supabase/functions/send-contact-email/index.ts';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test('another practice takes over the site by its content alone', { timeout: 600_000 }, async () => {
  setLocalBuildSettings();
  const folder = mkdtempSync(join(tmpdir(), 'another-practice-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyForAnotherPractice(folder);
  const env = { ...process.env, NODE_ENV: undefined };
  const run = promisify(execFile);
  await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: folder, env });
  await run(denoBinaries.current, ['check', '--node-modules-dir=manual', functionEntry], { cwd: folder });

  const dist = join(folder, 'dist');
  const texts = filesBelow(dist)
    .filter((file) => /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$|[\\/]_(?:headers|redirects)$/.test(file))
    .map((file) => [file.slice(dist.length), readFileSync(file, 'utf8')] as const);
  expect(
    texts.flatMap(([file, text]) => ownWords.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`)),
  ).toEqual([]);
  const home = texts.find(([file]) => /^.index\.html$/.test(file))?.[1];
  const shown = ['Pecan Street Eye Care', 'hello@pecan-street.example', '(512) 555-0144', '8:30 AM-5 PM'];
  for (const words of [...shown, 'our two optometrists', 'Dr. Olive Brandt', 'Dr. Rafael Ibarra'])
    expect(home).toContain(words);
  for (const words of [
    'value="Red or Painful Eye"',
    '>Before lunch (8:30 AM - 12 PM)<',
    '>Glasses and Contact Lenses<',
  ])
    expect(home).toContain(words);
  expect(home).not.toContain('#recommendations');
  expect(texts.filter(([, text]) => text.includes('Our vision therapy program'))).toEqual([]);
  const filledIn: [page: string, ...words: string[]][] = [
    ['/', 'Harbor Vision', '$60 to $140', 'within a week.', 'ready in seven to ten days.', 'In on Tuesday, Thursday'],
    ['/services/comprehensive-eye-exam/', 'Our usual prices are listed below.', '$95'],
    ['/services/emergency-eye-care/', 'eye doctors on call is Caldwell General Hospital'],
    ['/team/dr-olive-brandt/', 'Doctor of Optometry, Hill Country College of Optometry, 2009', '>Monday, Tuesday'],
    ['/urgent/', 'eye doctors on call is Caldwell General Hospital'],
  ];
  for (const [page, ...words] of filledIn) {
    const html = readFileSync(join(dist, page, 'index.html'), 'utf8');
    for (const part of words) expect(html).toContain(part);
  }
  expect(
    filesBelow(dist).filter((file) => /[\\/](?:services|team|eye-hub)[\\/].*index\.html$/.test(file)),
  ).toHaveLength(13);
});
