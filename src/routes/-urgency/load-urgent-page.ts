import { allSigns, topicLoaders, urgentPage } from '../../../content/index.ts';
import { signSteps } from './sign-steps.ts';

/** The slugs of the topics that explain a sign, by the sign's id, in the order of the site. */
async function findTopicsBySign(): Promise<Record<string, string[]>> {
  const topics = await Promise.all([...topicLoaders.values()].map((load) => load()));
  const found: Record<string, string[]> = {};
  for (const { slug, whenToCall } of topics) {
    for (const id of new Set(whenToCall.map((sign) => sign.id))) found[id] = [...(found[id] ?? []), slug];
  }
  return found;
}

/** Loads the words of the page about urgent signs, every sign for its guide, and all of them in words. */
export const loadUrgentPage = async () => ({
  ...urgentPage,
  signs: allSigns,
  steps: signSteps(allSigns),
  topicsBySign: await findTopicsBySign(),
});
