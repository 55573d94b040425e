import type { UrgentSearchWords } from '#content/types.ts';
import { editDistance } from '../rules/closest-match.ts';

/** Words that say nothing about what somebody is looking for. */
const stopWords = new Set(
  `a about after am an and are as at be been by can could did do does doing for from get give got had has have hi how i if
  in into is it its just kind like me much my need of on or our please s should so some t tell than that the their them
  then there these they this to too up want was we what whats when where which who why will with would you your`.split(
    /\s+/,
  ),
);

const accents = /[\u0300-\u036f]/g;

/** The words of a text, in lower case, without accents and apostrophes. Chinese has no spaces: each character is a word. */
export function wordsIn(text: string): string[] {
  const plain = text.normalize('NFD').replace(accents, '').toLowerCase();
  return plain.replace(/['’]/g, '').match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\d])+/gu) ?? [];
}

/** A word without its ending as an English plural or verb ("allergies" finds "allergy"), or its Russian vowels. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  if (/^[а-я]/.test(word)) return word.replace(/^(.{3,}?)(?:[аеиоуыэюя]+[вмх]?и?|ь)$/, '$1');
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/ses$/, 's')
    .replace(/([xz]|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const base = singular.length > 5 ? singular.replace(/(?:ing|ed)$/, '') : singular;
  const undoubled = base === singular ? base : base.replace(/([bdgmnprt])\1$/, '$1');
  return undoubled.length > 3 ? undoubled.replace(/e$/, '').replace(/^(.{3,})y$/, '$1i') : undoubled;
}

/** Words that most pages have. */
const commonWords = new Set(['eye', 'old', 'red', 'see', 'take', 'us', 'vision', 'ojo', 'rojo', 'глаз', '眼', '睛']);

/** How much a term of a query says, so that in "red eye contact lens" the lens decides. */
export const weightOf = (term: string): number => (commonWords.has(term) ? 0.2 : 1);

/** The words of a query that say something, as the index contains them; all of them if none says anything. */
export function queryTerms(query: string): string[] {
  const words = wordsIn(query);
  const telling = words.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : words).map(stem);
}

const known = new Map<string, readonly string[]>();

/** The terms of a phrase of the content, which are kept because each query is compared with all phrases. */
export function phraseTerms(phrase: string): readonly string[] {
  const terms = known.get(phrase) ?? queryTerms(phrase);
  known.set(phrase, terms);
  return terms;
}

/** Whether a word of a query is this one, perhaps misspelled. */
const isMeant = (word: string, term: string): boolean =>
  word[0] === term[0] && editDistance(word, term) <= (term.length < 6 ? 0 : term.length < 9 ? 1 : 2);

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
