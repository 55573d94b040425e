import MiniSearch from 'minisearch';
import { sitePages, urgentSearchWords } from '#content/index.ts';
import { loadContent } from '#content/schema/content.ts';
import { actions, signInWords } from '#content/signs/wording.ts';
import { searchDocuments } from './documents.ts';
import { indexOptions } from './index-options.ts';

/** The index of everything that can be found, as JSON. */
export async function searchIndexText(): Promise<string> {
  const index = new MiniSearch(indexOptions);
  index.addAll(
    searchDocuments(
      { ...(await loadContent()), pages: sitePages, urgentSearchWords },
      { title: signInWords, action: ({ urgency }) => actions[urgency] },
    ),
  );
  return JSON.stringify(index);
}
