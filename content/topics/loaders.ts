import { defaultExport } from '../default-export.ts';
import type { Topic } from '../schema/entries.ts';
import { topics } from './summaries.ts';

/** Fetches a topic by its slug alone; compare the topic's category with the address. An unknown slug has no entry. */
export const topicLoaders: ReadonlyMap<string, () => Promise<Topic>> = new Map(
  topics.map(({ category, slug }) => [slug, () => import(`./${category}/${slug}.ts`).then(defaultExport<Topic>)]),
);
