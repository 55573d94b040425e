import { readContent } from './read.ts';

export const { home } = readContent();
