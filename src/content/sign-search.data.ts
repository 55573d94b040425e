import { readContent } from './read.ts';

/** How the search finds signs. */
export const { 'search-language': searchLanguage, 'search-words': signSearchWords } = readContent();
