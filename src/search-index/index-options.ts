import type { Options } from 'minisearch';
import type { SearchDocument } from './documents.ts';
import { stem, wordsIn } from './words.ts';

/** How the index is made, and read: both must agree. */
export const indexOptions: Options<SearchDocument> = {
  idField: 'address',
  fields: ['title', 'words', 'text'],
  storeFields: ['kind', 'title', 'detail', 'words', 'unless'],
  tokenize: wordsIn,
  processTerm: stem,
};
