import { expect, it } from 'vitest';
import type { DeskRow } from '#contract/desk.ts';
import { exampleRow } from '#tests/support/desk-examples.ts';
import { findRequests } from './find-requests.ts';

const maria = exampleRow;
const lenses: DeskRow = {
  ...exampleRow,
  reference: 'R-3ABC42',
  type: 'contact-lens',
  name: 'Bo Chan',
  phone: '+1 917 555 0199',
  wish: '',
};

const found = (words: string, type: '' | 'contact-lens' | 'inquiry' = '') =>
  findRequests([maria, lenses], { words, type }).map(({ name }) => name);

it.each([
  ['', [maria.name, lenses.name]],
  ['  ', [maria.name, lenses.name]],
  ['alvarez', [maria.name]],
  ['ÁLVAREZ maria', [maria.name]],
  ['maria chan', []],
  ['555-0199', [lenses.name]],
  ['(917) 555', [lenses.name]],
  ['555', [maria.name, lenses.name]],
  ['42', [lenses.name]],
  ['r-3abc42', [lenses.name]],
  ['3ABC', [lenses.name]],
  ['Eye exam', []],
])('finds for "%s": %j', (words, names) => {
  expect(found(words)).toEqual(names);
});

it('narrows the list down to a type', () => {
  expect(found('', 'contact-lens')).toEqual([lenses.name]);
  expect(found('maria', 'contact-lens')).toEqual([]);
  expect(found('', 'inquiry')).toEqual([]);
});
