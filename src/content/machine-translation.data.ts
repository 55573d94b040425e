import { readContent } from './read.ts';

export const { 'machine-translation': machineTranslation } = readContent();
