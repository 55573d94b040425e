import MiniSearch from 'minisearch';
import type { SearchDocument } from '../../../src/search-index/documents.ts';
import { indexOptions } from '../../../src/search-index/index-options.ts';

const documents: readonly SearchDocument[] = [
  {
    kind: 'topic',
    address: '/eye-hub/conditions/conjunctivitis',
    title: 'Conjunctivitis',
    detail: 'Pinkeye',
    words: 'pinkeye',
    text: '',
  },
  {
    kind: 'sign',
    address: '/urgent#chemical-splash',
    title: 'A chemical splash',
    detail: 'Go to an emergency room now',
    words: 'bleach',
    text: '',
  },
];

/** The index that the paths of the search expect. */
export function sampleIndex() {
  const index = new MiniSearch(indexOptions);
  index.addAll(documents);
  return index.toJSON();
}
