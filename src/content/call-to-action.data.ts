import { readContent } from './read.ts';

export const { callToAction } = readContent();
