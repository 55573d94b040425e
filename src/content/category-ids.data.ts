import { readContent } from './read.ts';

/** The ids of the categories of the Eye Hub, which stand in addresses. */
export const { categoryIds } = readContent();
