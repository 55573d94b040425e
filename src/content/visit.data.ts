import { readContent } from './read.ts';

export const { visit } = readContent();
