import { createHash } from 'node:crypto';
import MiniSearch from 'minisearch';
import type { Plugin } from 'vite';
import { sitePages, urgentSearchWords } from '../content/index.ts';
import { loadContent } from '../content/schema/content.ts';
import { actions, signInWords } from '../content/signs/wording.ts';
import { searchDocuments } from '../src/search-index/documents.ts';
import { indexOptions } from '../src/search-index/index-options.ts';

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

/** Writes the search index as a file whose name contains its hash, and compiles its address into the site. */
export function searchIndex(): Plugin {
  let text = '';
  let address = '';
  return {
    name: 'search-index',
    async config() {
      text = await searchIndexText();
      address = `/assets/search-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
      return { define: { 'import.meta.env.SEARCH_INDEX': JSON.stringify(address) } };
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: text });
    },
    configureServer(server) {
      server.middlewares.use(address, (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(text);
      });
    },
  };
}
