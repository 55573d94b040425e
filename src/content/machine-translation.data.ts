import { readContent } from './read.ts';

export const { machineTranslation } = readContent();
