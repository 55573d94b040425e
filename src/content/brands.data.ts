import { readContent } from './read.ts';

export const { brands } = readContent();
