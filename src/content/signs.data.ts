import { readContent } from './read.ts';

/** Every warning sign, most urgent first. */
export const { signs: allSigns } = readContent();
