import { lazyModule } from '../../actors/lazy-module.ts';
import { createSearch, type SearchIndex } from '../../search-index/search.ts';

/**
 * Fetches the search index, whose address the build compiles in. The browser caches it, since its name contains its
 * hash. Rejects when it cannot be fetched.
 */
async function fetchSearchIndex(): Promise<unknown> {
  const response = await fetch(import.meta.env.SEARCH_INDEX);
  if (!response.ok) throw new Error(`The search index answers ${response.status}`);
  return response.json();
}

/** The search of the index, which loads when a visitor is about to search. */
export const indexModule = lazyModule('search index', async () =>
  createSearch((await fetchSearchIndex()) as SearchIndex),
);
