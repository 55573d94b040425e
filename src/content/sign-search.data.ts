import { readContent } from './read.ts';

/** How the search finds signs. */
export const { searchLanguage, signSearchWords } = readContent();
