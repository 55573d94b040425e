import { readContent } from './read.ts';

/** What the forms say, and what can be chosen in them. */
export const { forms, options } = readContent();
