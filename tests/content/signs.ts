import type { Content } from '#content/read.ts';
import type { Sign, Topic } from '#content/schema/entries.ts';
import { plainText } from '#src/rules/links.ts';
import { signInWords, signPhrase } from '#src/rules/sign-wording.ts';
import { urgencies } from '#src/rules/urgency.ts';
import { shownTexts } from './fields.ts';

/** How soon a sign says to act, from 0 for the most urgent; -1 without a sign. */
export const rankOf = (sign: Sign | undefined): number => (sign ? urgencies.indexOf(sign.urgency) : -1);

/** Urgencies of signs that need a call, or a hospital, on the same day. */
const redFlagUrgencies = ['911', 'emergency room', 'call now', 'today'];

/** Whether a sign needs a call, or a hospital, on the same day. */
export const isRedFlag = ({ urgency }: Sign) => redFlagUrgencies.includes(urgency);

/** Topics on which waiting can cost vision. */
const topicsWithCallout = [
  'flashes-floaters',
  'glaucoma',
  'macular-degeneration',
  'conjunctivitis',
  'contact-lenses',
  'surgical-vision-correction',
  'sports-vision-safety',
  'diabetic-retinopathy',
];

/** What only a sign may say: where to go, and how soon. */
const urgentWording = [
  /\b911\b/u,
  /\bemergency (?:room|department)\b/iu,
  /\bER\b/u,
  /\bPoison Control\b/iu,
  /\b(?:call|phone|text|contact (?!lens)|come|see|visit|get|go|tell|seek)\b[^.?!]*\b(?:now|today|tonight|at once|right away|straight away|immediately|without delay|(?:the )?same day|this week)\b/iu,
];

const stopWords = new Set(
  'a an and any are as at both by do for from has have in is it its of on one or other that the there this to was when with you your'.split(
    ' ',
  ),
);

/** The words of a text that carry meaning, sentence by sentence. */
const meaningOf = (text: string): string[][] =>
  text
    .toLowerCase()
    .split(/[.?!:;]/u)
    .map((sentence) => (sentence.match(/[\p{L}\d'’]+/gu) ?? []).filter((word) => !stopWords.has(word)));

/** Every `length` words in a row: `"dark curtain shadow"`. */
const runsOf = (words: readonly string[], length: number): string[] =>
  words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '));

/** What tells a sign: three words in a row that carry meaning, or both where it has only two. */
function phrasesOf(sign: Sign): string[] {
  const sentences = meaningOf(signPhrase(sign));
  const length = Math.min(3, sentences.flat().length);
  return length < 2 ? [] : sentences.flatMap((sentence) => runsOf(sentence, length));
}

interface Wording {
  /** Every two and three words in a row that carry meaning. */
  phrases: readonly string[];
  /** What only a sign may say. */
  urgent: string | undefined;
}

/** Wordings by text: one run of the tests checks nearly the same texts a hundred times. */
const wordings = new Map<string, Wording>();

function wordingOf(text: string): Wording {
  const wording = wordings.get(text) ?? {
    phrases: meaningOf(text).flatMap((sentence) => [...runsOf(sentence, 3), ...runsOf(sentence, 2)]),
    urgent: urgentWording.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined),
  };
  wordings.set(text, wording);
  return wording;
}

/** Signs as the entries show them, which `changedSigns` compares with the list, and ids in the guide. */
const signPath = /^(?:signs\.|topics\.\d+\.(?:urgent|whenToCall)(?:\.|$)|guide\.(?:fits|covers)\.)/u;

/** The modal of a service may name signs to call about that its page shows, because it links to that page. */
function isNamedInModal(path: string, text: string, { services, signs }: Content): boolean {
  const index = /^services\.(\d+)\.modal\.lists\.\d+\.items\.\d+$/u.exec(path)?.[1];
  const isShown = index !== undefined && services[Number(index)]?.listsSigns;
  return (isShown ? signs : [])
    .filter(({ urgency }) => urgency === 'call now' || urgency === 'today')
    .some((sign) => signInWords(sign) === text);
}

/** Red flags, or how soon to act on them, written anywhere but in the list of signs. */
function strayWarnings(content: Content): string[] {
  const { notTheForm, whenClosed, hospital } = content.practice.urgent;
  const atOnce = Object.values(content.urgent.atOnce).flatMap(({ sign, step }) => [sign, step]);
  const { dangers, notADiagnosis } = content.guide.outcome;
  const allowed = [notTheForm, whenClosed, hospital, dangers, notADiagnosis, ...atOnce].map(plainText);
  const flags = new Map(
    content.signs
      .filter(isRedFlag)
      .flatMap((sign) => phrasesOf(sign).map((phrase): [string, string] => [phrase, sign.id])),
  );
  return shownTexts(content)
    .filter(({ path, text }) => !signPath.test(path) && !allowed.includes(text))
    .filter(({ path, text }) => !isNamedInModal(path, text, content))
    .flatMap(({ path, text }) => {
      const { phrases, urgent } = wordingOf(text);
      const flag = phrases.find((phrase) => flags.has(phrase));
      return [
        ...(flag === undefined ? [] : [`${path}: "${flag}" belongs to the sign ${flags.get(flag)}`]),
        ...(urgent === undefined ? [] : [`${path}: only a sign says "${urgent}"`]),
      ];
    });
}

/** Signs that are listed twice, and signs of topics, sources and search words that do not exist. */
const unknownSigns = ({ topics, signs, sources: signSources, 'search-words': signSearchWords }: Content): string[] => [
  ...topics.flatMap(({ slug, whenToCall }) =>
    whenToCall
      .filter((id) => !signs.some((sign) => sign.id === id))
      .map((id) => `topics/${slug} whenToCall: there is no sign ${id}`),
  ),
  ...signs.flatMap(({ id, source }, index) => [
    ...(signs.findIndex((sign) => sign.id === id) < index ? [`signs: has the sign ${id} twice`] : []),
    ...(source in signSources ? [] : [`signs/${id}: there is no source ${source}`]),
    ...(id in signSearchWords ? [] : [`signs/${id}: has no search words`]),
  ]),
  ...Object.keys(signSources)
    .filter((source) => !signs.some((sign) => sign.source === source))
    .map((source) => `sources/${source}: no sign relies on it`),
  ...Object.keys(signSearchWords)
    .filter((id) => !signs.some((sign) => sign.id === id))
    .map((id) => `search-words: there is no sign ${id}`),
];

const signsOf = ({ whenToCall }: Topic, signs: readonly Sign[]) => signs.filter(({ id }) => whenToCall.includes(id));

/** Topics whose callout or "When to Call Us" lacks a sign. */
function missingSigns({ topics, signs }: Content): string[] {
  return topics.flatMap((topic) => {
    const { slug, urgent } = topic;
    const shown = signsOf(topic, signs);
    return [
      ...(shown.some(isRedFlag) ? [] : [`topics/${slug} whenToCall: shows no urgent sign`]),
      ...(topicsWithCallout.includes(slug) && urgent === null ? [`topics/${slug}: has no urgent callout`] : []),
      ...(urgent === null || shown.some((sign) => sign.id === urgent && isRedFlag(sign))
        ? []
        : [`topics/${slug}: "When to Call Us" shows no urgent sign ${urgent}`]),
    ];
  });
}

/** Signs that lead to a topic that does not list them. The signs may know more topics than a practice has. */
function lostReaders({ signs, topics }: Content): string[] {
  const listed = new Map(topics.map(({ slug, whenToCall }) => [slug, whenToCall]));
  return signs.flatMap(({ id, topics: slugs = [] }) =>
    slugs
      .filter((slug) => listed.has(slug) && !listed.get(slug)?.includes(id))
      .map((slug) => `signs/${id}: the topic ${slug} does not list it`),
  );
}

/** The most words of a sign, and of a topic's signs. */
const limits = { words: 30, signs: 8 };

/** Signs that are too long, that name many things in a line, or that have a colon after whom they concern. */
function wordyProblems({ signs, topics }: Content): string[] {
  return [
    ...signs.flatMap((sign) => {
      const { id, words } = sign;
      return [
        ...(signPhrase(sign).split(' ').length > limits.words
          ? [`signs/${id}: has more than ${limits.words} words`]
          : []),
        ...(words.split(',').length > 5 ? [`signs/${id}: names many things, which belong in "oneOf"`] : []),
        ...(words.includes(':') ? [`signs/${id}: has a colon, as has whom it concerns`] : []),
      ];
    }),
    ...topics
      .filter(({ whenToCall }) => whenToCall.length > limits.signs)
      .map(({ slug }) => `topics/${slug} whenToCall: shows more than ${limits.signs} signs`),
  ];
}

/** What is wrong with warning signs: changed, missing or in the wrong order, or written outside their list. */
export function signProblems(content: Content): string[] {
  return [
    ...missingSigns(content),
    ...lostReaders(content),
    ...wordyProblems(content),
    ...unknownSigns(content),
    ...strayWarnings(content),
  ];
}
