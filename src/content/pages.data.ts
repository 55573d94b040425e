import { readContent } from './read.ts';

/** What the loaders of pages read, and no script that a page needs later. */
export const { hub, productDemo, signSources, sitePages, urgentPage, visit } = readContent();
