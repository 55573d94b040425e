import { type LegacyTables, legacyTarget } from '../src/rules/legacy-redirects.ts';

/** The end of an address that names a page's file instead of the page. */
const pageFile = /\/index\.html$/;

/**
 * The redirect of an old address or of a page's file; `null` when it is none. A server cannot write history state, so
 * the contact form to open is `tab` in the query; the page removes it from the address.
 * `query` is kept, with its question mark, or empty.
 */
export function redirectTarget(path: string, query: string, tables: LegacyTables): string | null {
  if (pageFile.test(path)) return (path.replace(pageFile, '') || '/') + query;
  const found = legacyTarget(path, query, tables);
  if (found?.tab === undefined) return found?.to ?? null;
  const tab = `${query === '' ? '?' : `${query}&`}tab=${found.tab}`;
  return legacyTarget(path, tab, tables)?.to ?? null;
}

const capitalized = (path: string) => path.replace(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase());

/**
 * The rows of a static host's `_redirects` file. The format has neither case-insensitive rows nor wildcards within a
 * segment, so each address is written in three spellings, and a prefix is written out for the `pages` that exist
 * (`/team/dr-ana-reyes`), as are the names of their files. Other spellings reach the page for unknown addresses, which
 * applies the whole rule.
 */
export function redirectRows(tables: LegacyTables, pages: readonly string[]): string[] {
  const families = tables.prefixes.flatMap(({ from, to }) =>
    pages.filter((page) => page.startsWith(to)).map((page) => from + page.slice(to.length)),
  );
  const old = [...tables.redirects.map(({ from }) => from), ...families].flatMap((address) => {
    const target = redirectTarget(address, '', tables);
    if (target === null) return [];
    const spellings = new Set([address, capitalized(address), address.toUpperCase()]);
    return [...spellings].flatMap((from) => [`${from} ${target} 301`, `${from}/ ${target} 301`]);
  });
  return [...old, ...pages.map((page) => `${page.replace(/\/$/, '')}/index.html ${page} 301`)];
}
