import type { Content } from '#content/read.ts';
import { allTexts, sentencesOf, shownTexts } from './fields.ts';

/** Words that promise what nobody can keep, and products that must not be named. */
const banned: readonly RegExp[] = [
  /\bcur(?:e|es|ed|ing)\b/giu,
  /\bguarantee(?:s|d|ing)?\b/giu,
  /\bbest\b/giu,
  /\bpainless(?:ly)?\b/giu,
  /\bmirac(?:le|les|ulous|ulously)\b/giu,
  /\bhomeopath(?:ic|y)\b/giu,
  /\bMSM\b/giu,
  /\bcolloidal silver\b/giu,
  /\bdissolv(?:e|es|ed|ing)\b(?=.*\bcataract)/giu,
  /(?<=\bcataracts?\b.*)\bdissolv(?:e|es|ed|ing)\b/giu,
];

/** How many words before a claim are searched for a negation. */
const reach = 8;

const negation = /^(?:no|not|never|nothing|cannot|without|neither|nor|none|.+n['’]t)$/iu;

/** Whether the words before a claim turn it round: "there is no", but not "not only". */
function isNegated(before: string): boolean {
  const words = before.match(/[\p{L}'’]+/gu) ?? [];
  return words
    .slice(-reach)
    .some((word, index, near) => negation.test(word) && near[index + 1]?.toLowerCase() !== 'only');
}

/** The claims in a text that may not be made. */
export function bannedClaims(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) =>
    banned.flatMap((claim) =>
      [...sentence.matchAll(claim)]
        .filter(({ index }) => !isNegated(sentence.slice(0, index)))
        .map(([words]) => words.toLowerCase()),
    ),
  );
}

/** Banned claims and exclamation marks. */
export function claimProblems(content: Content): string[] {
  return shownTexts(content).flatMap(({ path, text }) => [
    ...bannedClaims(text).map(
      (claim) => `${path}: claims "${claim}", which promises too much. Leave it out, or deny it in the words before`,
    ),
    ...(text.includes('!') ? [`${path}: has an exclamation mark`] : []),
  ]);
}

const numbers = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');

/** What texts count, and how many there are. */
const counted = ({ doctors, topics, categories }: Content): [thing: RegExp, count: number][] => [
  [/\b(\w+) optometrists\b/giu, doctors.length],
  [
    /\b(\w+) common eye conditions\b/giu,
    topics.filter(({ category }) => categories.some(({ id, isOfConditions }) => isOfConditions && id === category))
      .length,
  ],
];

/** A doctor as texts name one: by the surname, or by the whole name. */
const doctorName = /\bDr\. \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu;

const phone = /(?<![\d-])(?:1-)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/gu;

/** Days on which a doctor is said to be in, though the office is closed. */
const closedDays = ({ doctors, practice: { hours } }: Content): string[] =>
  doctors.flatMap(({ name, days }, index) =>
    (days ?? [])
      .filter((day) => hours.week[day] === null)
      .map((day) => `doctors.${index}.days: ${name} cannot be in on ${day}, when the office is closed`),
  );

/**
 * Phone numbers that are neither the practice's nor free of charge, doctors who are not here, days of doctors on which the
 * office is closed, and counts that differ from what the content holds.
 */
export function factProblems(content: Content): string[] {
  const own = [content.practice.phone.display, content.practice.notFoundPhone.display];
  const known = content.doctors.flatMap(({ name, surname }) => [name, `Dr. ${surname}`]);
  const ofTexts = allTexts(content).flatMap(({ path, text }) => [
    ...(text.match(doctorName) ?? [])
      .filter((name) => !known.includes(name))
      .map((name) => `${path}: ${name} is no doctor of the practice`),
    ...(text.match(phone) ?? [])
      .filter((number) => !own.includes(number) && !number.startsWith('1-8'))
      .map((number) => `${path}: ${number} is not the practice's number`),
    ...counted(content).flatMap(([thing, count]) =>
      [...text.matchAll(thing)]
        .map(([, word = '']) => numbers.indexOf(word.toLowerCase()) + 1)
        .filter((said) => said > 0 && said !== count)
        .map((said) => `${path}: counts ${said}, but there are ${count}`),
    ),
  ]);
  return [...closedDays(content), ...ofTexts];
}
