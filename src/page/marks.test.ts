import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { elementMarks, pageMarks } from './marks.ts';

it('the tables of the README have all marks, and no other', () => {
  const [, onPage = '', onElements = ''] = readFileSync('src/page/README.md', 'utf8').split(/^\| mark of .*$/m);
  const namesIn = (table: string) =>
    [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '));
  expect(namesIn(onPage)).toEqual([...pageMarks]);
  expect(namesIn(onElements)).toEqual([...elementMarks]);
});
