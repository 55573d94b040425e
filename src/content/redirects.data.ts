import { readContent } from './read.ts';

export const { redirects } = readContent();
