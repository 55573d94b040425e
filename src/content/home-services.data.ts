import { readContent } from './read.ts';

/** What the home page shows of each service, in order: its card and its modal; and the tiles that open these. */
export const { capabilities: capabilityTiles, homeServices } = readContent();
