import { readContent } from './read.ts';

/** What can be chosen in the forms. */
export const { options } = readContent();
