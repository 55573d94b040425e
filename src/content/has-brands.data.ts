import { readContent } from './read.ts';

/** Whether the practice names brands of eyewear. Without any, no page has a section of them or a link to it. */
export const { hasBrands } = readContent();
