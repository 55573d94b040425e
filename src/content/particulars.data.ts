import { readContent } from './read.ts';

export const { particulars } = readContent();
