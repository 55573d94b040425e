import { readContent } from './read.ts';

export const { urgentPage } = readContent();
