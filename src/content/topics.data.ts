import { readContent } from './read.ts';

/** What lists and cards show of each topic, category by category. */
export const { topicList: topics } = readContent();
