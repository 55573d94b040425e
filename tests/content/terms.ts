import type { Content } from '#content/read.ts';
import { shownTexts } from './fields.ts';
import { terms } from './standards.ts';

/** Names of products stand as their makers write them. */
const productName = /\.homeTools\.\d+\.name$/u;

/** Words of a text that stand in the place of a term of `standards.ts`: `has "sight" where we say "vision"`. */
export const otherTerms = (text: string): string[] =>
  terms.flatMap(({ say, not }) => {
    const [words] = not.exec(text) ?? [];
    return words === undefined ? [] : [`has "${words}" where we say "${say}"`];
  });

/** Words anywhere in the content that stand in the place of a term. */
export const termProblems = (content: Content): string[] =>
  shownTexts(content)
    .filter(({ path }) => !productName.test(path))
    .flatMap(({ path, text }) => otherTerms(text).map((problem) => `${path}: ${problem}`));
