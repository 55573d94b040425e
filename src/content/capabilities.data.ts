import { readContent } from './read.ts';

export const { capabilityTiles } = readContent();
