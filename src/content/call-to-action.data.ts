import { readContent } from './read.ts';

export const { 'call-to-action': callToAction } = readContent();
