import type { Sign, Topic } from '../../types.ts';
import type { Content } from '../content.ts';
import { allTexts } from './fields.ts';

/** What only a sign may say: where to go, and how soon. */
const urgentWording = [
  /\b911\b/u,
  /\bemergency room\b/iu,
  /\bER\b/u,
  /\b(?:call|come|see|get|go|tell)\b[^.?!]*\b(?:now|today|tonight|at once|right away|immediately|without delay|(?:the )?same day|this week)\b/iu,
];

/** Where the office's own words for urgency stand: what to do instead of using a form. */
const officeWords = /^(?:practice\.urgent|signs)\b/u;

const stopWords = new Set(
  'a an and any are as at both by do for from has have in is it its of on one or other that the there this to was when with you your'.split(
    ' ',
  ),
);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d'’]+/gu) ?? [];

/** Every four words in a row of a text that say something, as `"dark curtain or shadow"`. */
function phrasesOf(text: string): string[] {
  const words = wordsOf(text);
  return words
    .map((_, index) => words.slice(index, index + 4))
    .filter((four) => four.length === 4 && four.filter((word) => !stopWords.has(word)).length > 1)
    .map((four) => four.join(' '));
}

/** Whether a sign asks for a call or more on the same day. */
export const isRedFlag = ({ urgency }: Sign) => urgency !== 'this week' && urgency !== 'next exam';

/** Texts of a topic's signs are the list's own. */
const ofSigns = /^(?:topics|services)\.\d+\.(?:urgent|whenToCall)\./u;

/** Red flags, or how soon to act on them, written anywhere but in the list of signs. */
function strayWarnings(content: Content): string[] {
  const flags = new Map(
    content.signs
      .filter(isRedFlag)
      .flatMap(({ id, words }) => phrasesOf(words).map((phrase): [string, string] => [phrase, id])),
  );
  return allTexts(content)
    .filter(({ path }) => !officeWords.test(path) && !ofSigns.test(path))
    .flatMap(({ path, text }) => {
      const flag = phrasesOf(text).find((phrase) => flags.has(phrase));
      const wording = urgentWording.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined);
      return [
        ...(flag === undefined ? [] : [`${path}: "${flag}" belongs to the sign ${flags.get(flag)}`]),
        ...(wording === undefined ? [] : [`${path}: only a sign says "${wording}"`]),
      ];
    });
}

/** A sign may be shown only as it stands in the list: same words, same urgency. */
function changedSigns({ slug, urgent, whenToCall }: Topic, listed: readonly Sign[]): string[] {
  const known = new Map(listed.map((sign) => [sign.id, JSON.stringify(sign)]));
  return [...urgent, ...whenToCall]
    .filter((sign) => known.get(sign.id) !== JSON.stringify(sign))
    .map(({ id }) => `topics/${slug}: shows the sign ${id} otherwise than the list`);
}

/** What is wrong with warning signs: unused, changed or missing, or written outside their list. */
export function signProblems(content: Content): string[] {
  const used = new Set(
    content.topics.flatMap(({ urgent, whenToCall }) => [...urgent, ...whenToCall].map(({ id }) => id)),
  );
  return [
    ...content.signs.filter(({ id }) => !used.has(id)).map(({ id }) => `signs/${id}: no page shows it`),
    ...content.topics
      .filter(({ category, whenToCall }) => category === 'conditions' && !whenToCall.some(isRedFlag))
      .map(({ slug }) => `topics/${slug}: is about a condition and shows no urgent sign`),
    ...content.topics.flatMap((topic) => changedSigns(topic, content.signs)),
    ...strayWarnings(content),
  ];
}
