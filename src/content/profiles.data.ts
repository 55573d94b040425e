import { readContent } from './read.ts';

export const { profiles } = readContent();
