import { expect, it } from 'vitest';
import { signFinder } from './sign-finder.ts';

const language = {
  meanings: {
    suddenly: 'sudden; this morning; de repente; 突然',
    eyeball: 'eye; eyelid; ojo; 眼',
    hurts: 'pain; painful',
    red: 'bloodshot',
    in: 'into; en',
  },
  negations: 'no; not',
  deniable: 'hurts',
  unsilenced: 'suddenly',
};

const find = signFinder(
  {
    cut: { en: 'cut eyeball; "glass in eyeball"', zh: '割伤眼' },
    bruise: { en: '"black eye"; red hurts' },
    blind: { en: 'cant see?; suddenly blind', unless: 'well; reading' },
    infection: { en: 'infection eyeball' },
    injection: { en: 'injection hurts' },
    floaters: { en: 'suddenly floaters', nouns: 'floaters' },
    old: { nouns: 'same floaters' },
  },
  language,
);

const dangersIn = (query: string) => find(query).flatMap(({ id, isDanger }) => (isDanger ? [id] : []));

it.each([
  ['I cut my eyelid', ['cut']],
  ['cut on his eye', ['cut']],
  ['got glass into my left eye', ['cut']],
  ['got new glass into the frame, eye exam', []],
  ['眼睛割伤了', []],
  ['他割傷了眼睛', ['cut']],
  ['a black eye', ['bruise']],
  ['a black shadow in my eye', []],
  ['red and painful', ['bruise']],
  ['red but no pain', []],
  ['cant see', ['blind']],
  ['cant see well', []],
  ['cant see well this morning', ['blind']],
  ['me quedé blind de repente', ['blind']],
  ['eye infectoin', ['infection']],
  ['eye injection', []],
  ['painful injection', ['injection']],
])('"%s" names %j', (query, ids) => {
  expect(dangersIn(query)).toEqual(ids);
});

it('names a sign by its nouns without danger, unless there is one', () => {
  expect(find('the same floaters')).toEqual([
    { id: 'floaters', isDanger: false },
    { id: 'old', isDanger: false },
  ]);
  expect(find('the same floaters, suddenly')).toEqual([{ id: 'floaters', isDanger: true }]);
});
