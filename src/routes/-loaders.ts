import { allSigns, hub, legalLoaders, productDemo, topicLoaders, urgentPage } from '#content/index.ts';
import type { LegalPage } from '#content/types.ts';
import { indexedPages } from './-search/indexed-pages.ts';
import { signSteps } from './-urgency/sign-steps.ts';

/** What the routes' loaders find in the content. One module, so that it is one script. */
export { loadHome } from './-home/load-home.ts';
export { loadCategory, loadHub } from './eye-hub/-load-hub.ts';
export { loadTopic } from './eye-hub/-topic/load-topic.ts';
export { loadService } from './services/-load-service.ts';
export { loadDoctor } from './team/-load-doctor.ts';

/** Loads the product, and the words for every list of products. */
export const loadDemo = async () => ({ demo: productDemo, note: hub.priceNote, disclosure: hub.paidLinkDisclosure });

/** Loads a legal page. Rejects when there is none with that id. */
export async function loadLegalPage(id: LegalPage['id']): Promise<LegalPage> {
  const load = legalLoaders.get(id);
  if (!load) throw new Error(`content/legal has no ${id}`);
  return load();
}

/** Loads the list of all pages. */
export const loadSearchPage = async () => ({
  description:
    'Search all pages on eye conditions, glasses, contact lenses, services, and doctors in your own words, or look through them from A to Z.',
  pages: indexedPages,
});

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
