import { z } from 'zod';
import { text } from './values.ts';

/** The schema of a page, or a section of one, that is neither a topic, a service nor a doctor. */
export const sitePageSchema = z.strictObject({
  path: z.string().startsWith('/').describe('Path and hash: /#find-us'),
  title: text,
  summary: text.describe('One sentence, for the list of results.'),
  searchWords: z.array(text).min(1).describe('Lay words and common misspellings that should find this page.'),
});

const phrases = text.exactOptional();

/** The schema of what patients type about a sign. */
export const signWordsSchema = z.strictObject({
  en: phrases,
  es: phrases,
  ru: phrases,
  zh: phrases,
  nouns: phrases.describe('Phrases in any language that name the sign without saying that it is urgent.'),
  unless: phrases,
});
/**
 * What patients type about a sign, in phrases between semicolons. A query names the sign when it contains every word of a
 * phrase, in any order. Words in quotes follow each other. A phrase with a question mark is harmless beside a word of
 * `unless`. Chinese characters without a space follow each other.
 */
export type SignWords = z.infer<typeof signWordsSchema>;

/** The schema of how patients write. */
export const searchLanguageSchema = z.strictObject({
  meanings: z.record(z.string(), text).describe('What else patients write for a word of a phrase, in any language.'),
  negations: text.describe('Words that deny the next one.'),
  deniable: text.describe('Words of the meanings that can be denied: “no pain”.'),
  unsilenced: text.describe('Phrases beside which no word of “unless” counts.'),
});
/** How patients write. All texts are phrases between semicolons. */
export type SearchLanguage = z.infer<typeof searchLanguageSchema>;
