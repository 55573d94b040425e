import { readContent } from './read.ts';

export const { productDemo } = readContent();
