import { readContent } from './read.ts';

export const { forms } = readContent();
