import { readContent } from './read.ts';

export const { sitePages } = readContent();
