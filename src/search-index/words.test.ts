import { expect, it } from 'vitest';
import { queryTerms, stem, wordsIn } from './words.ts';

it.each([
  ['allergies', 'allergy'],
  ['lenses', 'lens'],
  ['glasses', 'glass'],
  ['flashes', 'flash'],
  ['floaters', 'floater'],
  ['itching', 'itch'],
  ['running', 'run'],
  ['scratched', 'scratch'],
  ['eyes', 'eye'],
])('"%s" is indexed like "%s"', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

it('ignores accents and apostrophes', () => {
  expect(wordsIn('Can’t see: lagañas')).toEqual(['cant', 'see', 'laganas']);
});

it('leaves out words that say nothing, unless there are no others', () => {
  expect(queryTerms('what is in my eye')).toEqual(['eye']);
  expect(queryTerms('what is')).toEqual(['what', 'is']);
});
