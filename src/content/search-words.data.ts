import { readContent } from './read.ts';

export const { signSearchWords } = readContent();
