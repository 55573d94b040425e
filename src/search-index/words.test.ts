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
  ['глазу', 'глаз'],
  ['красные', 'красная'],
  ['болит', 'болят'],
  ['мушек', 'мушки'],
  ['borrosa', 'borroso'],
])('"%s" is indexed like "%s"', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

it('ignores accents and apostrophes', () => {
  expect(wordsIn('Can’t see: lagañas')).toEqual(['cant', 'see', 'laganas']);
});

it('takes each Chinese character for a word, since there are no spaces', () => {
  expect(wordsIn('眼睛痛 глаз')).toEqual(['眼', '睛', '痛', 'глаз']);
});

it('takes a traditional Chinese character for the simplified one', () => {
  expect(wordsIn('視網膜')).toEqual(wordsIn('视网膜'));
});

it('leaves out words that say nothing, unless there are no others', () => {
  expect(queryTerms('what is in my eye')).toEqual(['eye']);
  expect(queryTerms('what is')).toEqual(['what', 'is']);
});
