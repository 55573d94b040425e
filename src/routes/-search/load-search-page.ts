import { indexedPages } from './indexed-pages.ts';

/** Loads the list of all pages. */
export const loadSearchPage = async () => ({
  description:
    'Search all pages on eye conditions, glasses, contact lenses, services, and doctors in your own words, or look through them from A to Z.',
  pages: indexedPages,
});
