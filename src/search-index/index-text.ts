import MiniSearch from 'minisearch';
import { particulars, sitePages, urgentSearchWords } from '#content/index.ts';
import { loadContent } from '#content/schema/content.ts';
import { nextStep } from '#content/signs/next-step.ts';
import { signInWords } from '#content/signs/wording.ts';
import { searchDocuments } from './documents.ts';
import { indexOptions } from './index-options.ts';

/** The index of everything that can be found, as JSON. */
export async function searchIndexText(): Promise<string> {
  const index = new MiniSearch(indexOptions);
  index.addAll(
    searchDocuments(
      { ...(await loadContent()), pages: sitePages, urgentSearchWords },
      {
        title: signInWords,
        action: ({ action, urgency }) => action ?? nextStep(urgency, { is: 'unknown' }, particulars).headline,
      },
    ),
  );
  return JSON.stringify(index);
}
