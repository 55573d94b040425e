import { allSigns, hub, legalLoaders, productDemo, urgentPage } from '#content/index.ts';
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

/** Loads the words of the page about urgent signs, every sign for its guide, and all of them in words. */
export const loadUrgentPage = async () => ({
  ...urgentPage,
  signs: allSigns,
  steps: signSteps(allSigns),
});
