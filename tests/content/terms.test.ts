import { expect, it } from 'vitest';
import { inTopic, problemsAfter } from './changed-content.ts';
import { terms } from './standards.ts';
import { otherTerms, termProblems } from './terms.ts';

/** A text that breaks each term. */
const breaches: Readonly<Record<string, string>> = {
  vision: 'It can cost your sight.',
  'optic nerve': 'It harms the nerve of seeing.',
  glasses: 'We sell eyeglasses.',
  'contact lenses': 'We sell contacts.',
  email: 'Send us a mail.',
  website: 'Our web site is new.',
  'the FDA': 'FDA approved it.',
  US: 'It is sold in the U.S. only.',
  percent: 'About 5% of adults.',
  usually: 'It is mostly mild.',
  especially: 'Rest, above all at night.',
  'a few': 'It lasts some hours.',
  separately: 'We bill it apart.',
  'gets worse': 'The pain grows.',
  'before and after surgery': 'Care around eye surgery.',
  loss: 'A wearing out of the lens.',
  bother: 'Lights glare at you.',
  requires: 'New York asks for a test.',
  'came through': 'Your request did not arrive whole.',
  'a person': 'No robot answers you.',
  'afterward, toward': 'You can drive afterwards.',
  'the American spelling': 'A colour lens.',
  'a comma before the last of three': 'We check lids, lashes and glands.',
};

it('finds a breach of each term', () => {
  const found = terms.map(({ say }) => otherTerms(breaches[say] ?? '').map((problem) => problem.split(' where ')[1]));
  expect(found).toEqual(terms.map(({ say }) => [`we say "${say}"`]));
});

it.each([
  'You see well far and near, inside and out. In short, yes.',
  'The nearsighted and the farsighted.',
  'The office contacts you. A lens contacts the eye.',
  'Renew by mail, or mail it in. We read mail, and mailed you a copy.',
  'The FDA approved it. It is FDA-approved, under FDA rules.',
  'Two weeks apart. Tell them apart. Germs grow.',
  'Look around. After surgery, rest.',
  'We use lids, lashes, and glands.',
])('lets "%s" pass', (text) => {
  expect(otherTerms(text)).toEqual([]);
});

it('leaves what patients type and what products are called alone', () => {
  const problems = problemsAfter(
    termProblems,
    inTopic(({ searchWords, homeTools }) => {
      searchWords.push('contacts', 'eyesight');
      homeTools.push({ name: 'Drops 0.1%', benefit: 'Up to 5%.' });
    }),
  );
  expect(problems).toMatch(/^topics\.0\.homeTools\.\d+\.benefit: has "%" where we say "percent"$/);
});
