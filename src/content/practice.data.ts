import { readContent } from './read.ts';

/** The practice: names, numbers, addresses, hours and the sentences of several pages. Every page loads them. */
export const { practice } = readContent();
