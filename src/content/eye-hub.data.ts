import { readContent } from './read.ts';

export const { hub } = readContent();
