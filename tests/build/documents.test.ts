import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const folders = ['.github', 'content', 'docs', 'machines', 'packages', 'scripts', 'src', 'supabase', 'tests'];
const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file)));
const files = [...readdirSync('.'), ...folders.flatMap(filesIn)].filter((file) => !file.includes('node_modules'));
const read = (file: string) => readFileSync(file, 'utf8');
const tests = files.map((file) => `/${file}`).filter((file) => /\.(test|spec)\.tsx?$/.test(file));
const isTest = (name: string) => tests.some((test) => test.includes(`/${name}`));

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

function leadsSomewhere(link: string, document: string): boolean {
  const [path, anchor] = link.split('#');
  const target = path ? join(dirname(document), path) : document;
  if (!existsSync(target) || !anchor) return existsSync(target);
  return [...read(target).matchAll(/^#+ (.*)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor);
}

it.each<[what: string, document: RegExp, reference: RegExp, exists: (name: string, document: string) => boolean]>([
  ['link', /\.md$/, /\]\((?![\w+]+:|[/{])([^)\s]+)\)/g, leadsSomewhere],
  ['script', /\.md$/, /npm run ([\w:]+)/g, (name) => read('package.json').includes(`"${name}": `)],
  ['test', /\.md$/, /`([\w./-]+\.(?:test|spec)\.tsx?)`/g, isTest],
  ['test of a fault', /reliability\.md$/, /`([\w./-]+)`(?=[^(]*\)$)/gm, (name) => isTest(`${name}.`)],
])('every %s in a document exists', (_, document, reference, exists) => {
  const named = files
    .filter((file) => document.test(file))
    .flatMap((file) => [...read(file).matchAll(reference)].map(([, name = '']) => ({ file, name })));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ file, name }) => !exists(name, file))).toEqual([]);
});
