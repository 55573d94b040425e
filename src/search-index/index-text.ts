import MiniSearch from 'minisearch';
import { particulars } from '#content/particulars.ts';
import { loadContent } from '#content/schema/content.ts';
import { nextStep } from '#content/signs/next-step.ts';
import { urgentSearchWords } from '#content/signs/search-words.ts';
import { signInWords } from '#content/signs/wording.ts';
import { sitePages } from '#content/site-pages.ts';
import type { Sign } from '#content/types.ts';
import { indexOptions, searchDocuments } from './documents.ts';

/** What to do about a sign, without what depends on the time at which somebody reads it. */
const whatToDo = ({ action, urgency }: Sign): string =>
  urgency === '911' || urgency === 'emergency room'
    ? (action ?? nextStep(urgency, { is: 'unknown' }, particulars).headline)
    : 'What to do first, and when to call us';

/** The index of everything that can be found, as JSON. */
export async function searchIndexText(): Promise<string> {
  const index = new MiniSearch(indexOptions);
  index.addAll(
    searchDocuments(
      { ...(await loadContent()), pages: sitePages, urgentSearchWords },
      { title: signInWords, action: whatToDo },
    ),
  );
  return JSON.stringify(index);
}
