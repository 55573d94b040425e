import { readContent } from './read.ts';

export const { searchLanguage } = readContent();
