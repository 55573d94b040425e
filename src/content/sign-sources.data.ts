import { readContent } from './read.ts';

export const { signSources } = readContent();
