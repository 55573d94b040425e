import { readContent } from './read.ts';

export const { scenes } = readContent();
