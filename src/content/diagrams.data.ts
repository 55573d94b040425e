import { readContent } from './read.ts';

export const { diagrams } = readContent();
