import { readContent } from './read.ts';

/** The categories of the Eye Hub in order, each with its topics. */
export const { categories: topicCategories } = readContent();
