import { readContent } from './read.ts';

export const { languages } = readContent();
