import { expect, it } from 'vitest';
import { terms } from '../../standards.ts';
import { problemsAfter, problemsOfTopic } from './changed-content.ts';
import { otherTerms, termProblems } from './terms.ts';

/** One text that breaks each term. */
const breaches: Readonly<Record<string, readonly string[]>> = {
  vision: ['It can cost your sight.', 'Check your eyesight.'],
  'optic nerve': ['It harms the nerve of seeing.', 'It harms the eye nerve.'],
  glasses: ['We sell eyeglasses.', 'We sell spectacles.'],
  'contact lenses': ['We sell contacts.', 'Contacts can dry your eyes.'],
  email: ['Send an e-mail.', 'Send us a mail.', 'We mailed you a copy.'],
  website: ['Our web site is new.'],
  'the FDA': ['FDA approved it.', 'It is reviewed by FDA.'],
  US: ['It is sold in the U.S. only.'],
  percent: ['About 5% of adults.', 'About 5 per cent of adults.'],
  usually: ['It is mostly mild.'],
  especially: ['Rest, above all at night.'],
  'a few': ['It lasts some hours.'],
  separately: ['We bill it apart.', 'Apart from that, it is mild.'],
  'gets worse': ['The pain grows.', 'The swelling slowly grows.'],
  'before and after surgery': ['Care around eye surgery.'],
  loss: ['A wearing out of the lens.'],
  bother: ['Lights glare at you.'],
  requires: ['New York asks for a test.', 'The law asks us to.'],
  'came through': ['Your request did not arrive whole.'],
  'a person': ['No robot answers you.'],
  'afterward, toward': ['You can drive afterwards.', 'Look towards the light.'],
  'the American spelling': ['A colour lens.', 'The centre of the eye.', 'Your driver licence.'],
  'a comma before the last of three': ['We check lids, lashes and glands.', 'Red, blue or green; you choose.'],
};

it.each(Object.entries(breaches).flatMap(([say, texts]) => texts.map((text) => ({ say, text }))))(
  'finds what is not "$say": $text',
  ({ say, text }) => {
    expect(otherTerms(text)).toEqual([expect.stringMatching(new RegExp(`^has ".+" where we say "${say}"$`))]);
  },
);

it('has a breach for each term', () => {
  expect(Object.keys(breaches)).toEqual(terms.map(({ say }) => say));
});

it.each([
  'You see well far and near, inside and out.',
  'The nearsighted and the farsighted.',
  'The office contacts you. A lens contacts the eye.',
  'Renew by mail, or mail it in.',
  'The FDA approved it. It is FDA-approved, under FDA rules.',
  'Two weeks apart. Tell them apart.',
  'The eye grows. Germs grow.',
  'Look around. After surgery, rest.',
  'We use lids, lashes, and glands.',
  'In short, yes.',
])('lets "%s" pass', (text) => {
  expect(otherTerms(text)).toEqual([]);
});

it('names the place of a text', () => {
  expect(problemsAfter(termProblems, ({ home }) => (home.hero.lead = 'Check your eyesight.'))).toBe(
    'home.hero.lead: has "eyesight" where we say "vision"',
  );
});

it('leaves what patients type and what products are called alone', () => {
  expect(problemsOfTopic(termProblems, (topic) => topic.searchWords.push('contacts', 'eyesight'))).toBe('');
  expect(
    problemsOfTopic(termProblems, ({ homeTools }) => homeTools.push({ name: 'Drops 0.1%', benefit: 'Up to 5%.' })),
  ).toMatch(/^topics\.0\.homeTools\.\d+\.benefit: has "%" where we say "percent"$/);
});
