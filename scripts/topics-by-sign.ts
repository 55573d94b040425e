import type { Plugin } from 'vite';
import { topicLoaders } from '../content/index.ts';

const name = 'virtual:topics-by-sign';

/** The slugs of the topics that explain a sign, by the sign's id, in the order of the site. */
async function findTopics(): Promise<Record<string, string[]>> {
  const topics = await Promise.all([...topicLoaders.values()].map((load) => load()));
  const signs = new Set(topics.flatMap(({ whenToCall }) => whenToCall.map(({ id }) => id)));
  return Object.fromEntries(
    [...signs].map((sign) => [
      sign,
      topics.filter(({ whenToCall }) => whenToCall.some(({ id }) => id === sign)).map(({ slug }) => slug),
    ]),
  );
}

/** The module `virtual:topics-by-sign`: in a browser, finding them would load every topic. */
export function topicsBySign(): Plugin {
  return {
    name: 'topics-by-sign',
    resolveId: (source) => (source === name ? `\0${name}` : null),
    load: async (id) => (id === `\0${name}` ? `export default ${JSON.stringify(await findTopics())};` : null),
  };
}
