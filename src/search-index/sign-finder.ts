import type { SearchLanguage, SignWords } from '#content/schema/search.ts';
import { editDistance } from '#src/rules/closest-match.ts';
import { inList } from '#src/rules/in-list.ts';
import { isStopWord, stem, wordsIn } from './words.ts';

/** A sign that a query names. */
export interface NamedSign {
  id: string;
  /** Whether the query says that it is urgent: the words that name the sign are not harmless. */
  isDanger: boolean;
}

/** Words that follow each other. */
type Unit = readonly string[];

interface Phrase {
  /** In any order. */
  units: readonly Unit[];
  /** Whether a word of `unless` makes it harmless. */
  isDoubtful: boolean;
}

/** A word of a query, and whether it may stand between the words of a unit. */
interface Place {
  /** What it may stand for, with the number of words from it on that say so. */
  forms: Map<string, number>;
  isFiller: boolean;
  isHan: boolean;
}

const isHan = (word: string) => /^\p{Script=Han}/u.test(word);

/** A word as it is compared. Those that say nothing equal no other: "los" is not "losing". */
const termOf = (word: string) => (isStopWord(word) ? `${word}.` : stem(word));

function readPhrase(text: string): Phrase {
  const [phrase = '', question] = text.split('?');
  const units = phrase.split('"').flatMap((part, index): Unit[] => {
    // Every second part stands in quotes.
    if (index % 2 === 1) return [wordsIn(part).map(termOf)];
    return part.split(/\s+/).flatMap((piece) => {
      const telling = wordsIn(piece)
        .filter((word) => !isStopWord(word))
        .map(stem);
      return telling.every(isHan) ? [telling] : telling.map((word) => [word]);
    });
  });
  return { units: units.filter(({ length }) => length > 0), isDoubtful: question !== undefined };
}

const readPhrases = (text = '') =>
  inList(text)
    .map(readPhrase)
    .filter(({ units }) => units.length > 0);

/** How many letters of a word may be wrong. */
const mistakes = ({ length }: string) => (length < 6 ? 0 : length < 9 ? 1 : 2);

/**
 * How many words from a place on say a unit, whose words follow each other with only fillers between them, and between
 * Chinese characters one more; 0 if they do not.
 */
function lengthOf(places: readonly Place[], start: number, unit: Unit): number {
  let at = start;
  const isSaid = unit.every((word, index) => {
    let skipped = 0;
    for (; at < places.length; at += 1) {
      const place = places[at];
      const length = place?.forms.get(word);
      if (length !== undefined) {
        at += length;
        return true;
      }
      if (index === 0) return false;
      if (!place?.isFiller) skipped += 1;
      if (skipped > (place?.isHan ? 1 : 0)) return false;
    }
    return false;
  });
  return isSaid ? at - start : 0;
}

/**
 * Finds the signs that a query names, in the order of the list: those that the query says to be urgent, or else those whose
 * nouns it contains.
 */
export function signFinder(
  signs: Readonly<Record<string, SignWords>>,
  { meanings, negations, deniable, unsilenced }: SearchLanguage,
): (query: string) => readonly NamedSign[] {
  const members = Object.entries(meanings).flatMap(([head, text]) =>
    inList(text).map((one) => ({ head: termOf(head), sequence: wordsIn(one).map(termOf) })),
  );
  const membersByStart = new Map<string, typeof members>();
  for (const member of members) {
    const [first = ''] = member.sequence;
    membersByStart.set(first, [...(membersByStart.get(first) ?? []), member]);
  }
  const read = Object.entries(signs).map(([id, { en, es, ru, zh, nouns, unless }]) => ({
    id,
    phrases: [en, es, ru, zh].flatMap(readPhrases),
    nouns: readPhrases(nouns),
    unless: readPhrases(unless),
  }));
  /** Every listed word: none of them is a misspelling of another. */
  const listed = new Set([
    ...members.flatMap(({ head, sequence }) => [head, ...sequence]),
    ...read.flatMap((sign) => [...sign.phrases, ...sign.nouns, ...sign.unless].flatMap(({ units }) => units.flat())),
  ]);
  const silenceEnds = readPhrases(unsilenced);
  const absent = new Set(inList(deniable).map(stem));
  const negative = new Set(inList(negations).map(stem));

  const meant = (word: string): string[] => {
    const one = termOf(word);
    if (isStopWord(word) || listed.has(one)) return [one];
    return [one, ...[...listed].filter((other) => other[0] === one[0] && editDistance(one, other) <= mistakes(other))];
  };

  function placesOf(query: string): Place[] {
    const words = wordsIn(query);
    const places = words.map((word) => ({
      forms: new Map(meant(word).map((form) => [form, 1])),
      isFiller: isStopWord(word) || /^\d+$/.test(word),
      isHan: isHan(word),
    }));
    const heads = places.map(({ forms }, at) =>
      [...forms.keys()]
        .flatMap((form) => membersByStart.get(form) ?? [])
        .map(({ head, sequence }) => [head, lengthOf(places, at, sequence)] as const)
        .filter(([, length]) => length > 0),
    );
    heads.forEach((found, at) => {
      for (const [head, length] of found) places[at]?.forms.set(head, length);
    });
    // What is denied is not said: "no pain".
    words.forEach((word, at) => {
      if (!negative.has(stem(word))) return;
      const next = places.slice(at + 1).find(({ isFiller }) => !isFiller);
      if (next && [...next.forms.keys()].some((form) => absent.has(form))) next.forms.clear();
    });
    return places;
  }

  return (query: string): NamedSign[] => {
    const places = placesOf(query);
    const said = new Set(places.flatMap(({ forms }) => [...forms.keys()]));
    const has = ({ units }: Phrase) =>
      units.every((unit) => unit.every((word) => said.has(word))) &&
      units.every((unit) => unit.length === 1 || places.some((_, at) => lengthOf(places, at, unit) > 0));
    const isUrgent = silenceEnds.some(has);
    const found = read.flatMap(({ id, phrases, nouns, unless }): NamedSign[] => {
      const isSilent = !isUrgent && unless.some(has);
      if (phrases.some((phrase) => !(phrase.isDoubtful && isSilent) && has(phrase))) return [{ id, isDanger: true }];
      return !isSilent && nouns.some(has) ? [{ id, isDanger: false }] : [];
    });
    const dangers = found.filter(({ isDanger }) => isDanger);
    return dangers.length > 0 ? dangers : found;
  };
}
