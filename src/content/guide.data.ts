import { readContent } from './read.ts';

export const { guide: urgencyGuide } = readContent();
