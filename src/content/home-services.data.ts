import { readContent } from './read.ts';

/** What the home page shows of each service, in order: its card and its modal. */
export const { homeServices } = readContent();
