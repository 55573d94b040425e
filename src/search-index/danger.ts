import type { UrgentSearchWords } from '#content/types.ts';
import { phraseTerms, stem, wordsIn } from './words.ts';

/** Whether two words differ by at most this number of added, missing, replaced or swapped letters. */
function isWithin(one: string, other: string, distance: number): boolean {
  if (one === other) return true;
  if (distance === 0 || Math.abs(one.length - other.length) > distance) return false;
  let start = 0;
  while (one[start] === other[start]) start += 1;
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)];
  return (
    isWithin(restOfOne.slice(1), restOfOther, distance - 1) ||
    isWithin(restOfOne, restOfOther.slice(1), distance - 1) ||
    isWithin(restOfOne.slice(1), restOfOther.slice(1), distance - 1) ||
    (restOfOne[0] === restOfOther[1] &&
      restOfOne[1] === restOfOther[0] &&
      isWithin(restOfOne.slice(2), restOfOther.slice(2), distance - 1))
  );
}

/** Whether a word of a query is this one, perhaps misspelled. */
const isMeant = (word: string, term: string): boolean =>
  word[0] === term[0] && isWithin(word, term, term.length < 6 ? 0 : term.length < 9 ? 1 : 2);

/** Whether a query contains a word that makes a sign's phrases harmless. */
export const isHarmless = (query: string, unless: readonly string[] = []): boolean => {
  const words = wordsIn(query);
  return unless.some((word) => words.includes(word));
};

/** Whether a query contains every word of one of these phrases, in any order. */
export function containsPhrase(query: string, phrases: readonly string[]): boolean {
  const stems = wordsIn(query).map(stem);
  return phrases.some((phrase) => {
    const terms = phraseTerms(phrase);
    return terms.length > 0 && terms.every((term) => stems.some((word) => isMeant(word, term)));
  });
}

/** The ids of the urgent signs that a query names, in the order of the list. */
export const dangersIn = (query: string, signs: UrgentSearchWords): string[] =>
  Object.entries(signs).flatMap(([id, { phrases, unless }]) =>
    !isHarmless(query, unless) && containsPhrase(query, phrases) ? [id] : [],
  );
