import { expect, it } from 'vitest';
import type { Service, Topic } from '#content/schema/entries.ts';
import { signInWords } from '#src/rules/sign-wording.ts';
import { first } from '../support/entries.ts';
import { type Change, content, type Draft, problemsAfter, reports } from './changed-content.ts';
import { signProblems } from './signs.ts';

const redFlag = first(content.signs.filter(({ words }) => words.split(' ').length > 8));
const call = first(content.signs.filter(({ urgency }) => urgency === 'call now' || urgency === 'today'));
const hospital = first(content.signs.filter(({ urgency }) => urgency === '911' || urgency === 'emergency room'));

const after = (change: Change) => problemsAfter(signProblems, change);

/** A fault in a topic that has a callout. */
const inTopic =
  (change: (topic: Draft<Topic>) => unknown): Change =>
  ({ topics }) =>
    change(first(topics.filter(({ urgent }) => urgent !== null)));

/** A fault in a service that shows signs. */
const inService =
  (change: (shown: Draft<Service>) => unknown): Change =>
  ({ services }) =>
    change(first(services.filter(({ listsSigns }) => listsSigns)));

/** A sentence in the running text of a page. */
const inProse =
  (sentence: string): Change =>
  ({ home }) =>
    home.about.paragraphs.push(sentence);

const inModal = (words: string) => inService(({ modal }) => first(modal.lists).items.push(words));

const belongs = `belongs to the sign ${redFlag.id}`;

reports(signProblems, {
  'a sign twice in the list': [({ signs }) => signs.push(structuredClone(signs.at(-1)) as never), /twice$/],
  'a sign of a topic that does not exist': [
    inTopic(({ whenToCall }) => whenToCall.push('gone')),
    'there is no sign gone',
  ],
  'a source that does not exist': [({ signs }) => (first(signs).source = 'gone'), 'there is no source gone'],
  'a source that no sign relies on': [
    ({ sources }) => Object.assign(sources, { left: first(Object.values(sources)) }),
    'sources/left: no sign relies on it',
  ],
  'a sign without search words': [
    ({ signs, 'search-words': words }) => Reflect.deleteProperty(words, first(signs).id),
    'has no search words',
  ],
  'search words of no sign': [
    ({ 'search-words': words }) => Object.assign(words, { gone: { nouns: 'gone' } }),
    'search-words: there is no sign gone',
  ],
  'a topic without an urgent sign': [inTopic((topic) => (topic.whenToCall = [])), 'whenToCall: shows no urgent sign'],
  'a topic on which waiting can cost vision without a callout': [
    inTopic((topic) => Object.assign(topic, { slug: 'glaucoma', urgent: null })),
    'topics/glaucoma: has no urgent callout',
  ],
  'a sign in the callout alone': [
    inTopic((topic) => (topic.whenToCall = topic.whenToCall.filter((id) => id !== topic.urgent))),
    '"When to Call Us" shows no urgent sign',
  ],
  'a sign that leads to a topic without it': [
    ({ signs, topics }) => {
      const sign = first(signs);
      const other = topics.find(({ whenToCall }) => !whenToCall.includes(sign.id));
      Object.assign(sign, { topics: [other?.slug] });
    },
    /the topic [\w-]+ does not list it/,
  ],
  'a sign of more than 30 words': [
    ({ signs }) => (first(signs).words = `A ${'very '.repeat(30)}red eye`),
    'has more than 30 words',
  ],
  'many things in a line': [
    ({ signs }) => (first(signs).words = 'Pain, blur, glare, halos, spots, or waves'),
    '"oneOf"',
  ],
  'a colon in the words of a sign': [({ signs }) => (first(signs).words = 'One of these: pain or blur'), 'has a colon'],
  'more than eight signs on a topic': [
    ({ topics, signs }) => (first(topics).whenToCall = signs.slice(0, 9).map(({ id }) => id)),
    'shows more than 8 signs',
  ],
  'the words of a red flag in prose': [inProse(`Look out for this: ${redFlag.words.toLowerCase()}.`), belongs],
  'three words of a red flag': [
    inTopic(({ symptoms }) => symptoms.push(redFlag.words.replaceAll(/[,:]/gu, ' '))),
    belongs,
  ],
  'a red flag beside a source': [inTopic(({ sources }) => (first(sources).supports = redFlag.words)), belongs],
  'other small words between those of a red flag': [
    (draft) => {
      Object.assign(first(draft.signs), { words: 'A dark ladder or shadow over part of the lamp' });
      draft.home.hero.lead = 'There is a dark ladder, or the shadow of a lamp.';
    },
    'home.hero.lead: "dark ladder shadow" belongs',
  ],
  'both words of a red flag that has only two': [
    (draft) => {
      Object.assign(first(draft.signs), { words: 'A chemical in the eye', oneOf: undefined });
      draft.home.hero.lead = 'Soap is a chemical for your eye.';
    },
    'home.hero.lead: "chemical eye" belongs',
  ],
  'more than the words of a sign in a modal': [inModal(`${signInWords(call)} at night`), 'belongs to the sign'],
  'a sign for the hospital in a modal': [inModal(signInWords(hospital)), 'belongs to the sign'],
  'a sign to call about outside of the modal': [
    inService(({ benefitsList }) => benefitsList.push(signInWords(call))),
    'belongs to the sign',
  ],
  'a sign in the modal of a service that does not show it': [
    ({ services }) =>
      first(first(services.filter(({ listsSigns }) => !listsSigns)).modal.lists).items.push(signInWords(call)),
    'belongs to the sign',
  ],
  'urgency in a lead': [({ home }) => (home.hero.lead = 'Come in today.'), 'hero.lead: only a sign says'],
});

it.each([
  ['If it hurts, come to us, whatever the hour, right away.', /only a sign says/],
  ['Get help at once.', /only a sign says/],
  ['See a doctor this week.', /only a sign says/],
  ['Dial 911.', /only a sign says/],
  ['Go to the ER.', /only a sign says/],
  ['We are closed. Go to an emergency room.', /only a sign says/],
  ['Poison Control can help.', /only a sign says/],
  ['We call you the day after.', /^$/],
  ['Bring the contact lenses you wear now.', /^$/],
  ['Today we know more.', /^$/],
  ['Feel it now.', /^$/],
  [`${redFlag.words.split(' ').join('. ')}.`, /^$/],
])('says how soon to act, which only signs may, or does not: %s', (sentence, problems) => {
  expect(after(inProse(sentence))).toMatch(problems);
});

it('lets signs stand in what patients type, in the words of the office, and in the modal of a page that shows them', () => {
  const { notTheForm, whenClosed } = content.practice.urgent;
  expect(after(inTopic(({ searchWords }) => searchWords.push(redFlag.words, 'emergency room')))).toBe('');
  expect(after(inTopic(({ careTips }) => careTips.push(notTheForm, whenClosed)))).toBe('');
  expect(after(inModal(signInWords(call)))).toBe('');
});
