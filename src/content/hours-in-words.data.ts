import { readContent } from './read.ts';

/** What is said of the office hours at any time. */
export const { hoursInWords } = readContent();
