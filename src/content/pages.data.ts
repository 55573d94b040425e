import { readContent } from './read.ts';

/** What the loaders of pages read, and no script that a page needs later. */
export const {
  'eye-hub': hub,
  'product-demo': productDemo,
  sources: signSources,
  'site-pages': sitePages,
  urgent: urgentPage,
  visit,
} = readContent();
