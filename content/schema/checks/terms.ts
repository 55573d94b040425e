import { terms } from '../../standards.ts';
import type { Content } from '../content.ts';
import { shownTexts } from './fields.ts';

/** Names of products stand as their makers write them. */
const productName = /\.homeTools\.\d+\.name$/u;

/** Words that stand in the place of a term of `content/standards.ts`. */
export function termProblems(content: Content): string[] {
  return shownTexts(content)
    .filter(({ path }) => !productName.test(path))
    .flatMap(({ path, text }) =>
      terms.flatMap(({ say, not }) => {
        const [words] = not.exec(text) ?? [];
        return words === undefined ? [] : [`${path}: has "${words}" where we say "${say}"`];
      }),
    );
}
