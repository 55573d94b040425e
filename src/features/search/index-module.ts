import { fetchSearchIndex } from '../../io/search-index.ts';
import { lazyModule } from '../../lazy-module/lazy-module.ts';
import { createSearch, type SearchIndex } from '../../search-index/search.ts';

/** The search of the index, which loads when a visitor is about to search. */
export const indexModule = lazyModule(async () => createSearch((await fetchSearchIndex()) as SearchIndex));
