import { type LegacyTables, legacyTarget } from '../src/rules/legacy-redirects.ts';

/** Matches an address that names a page's file instead of the page. */
const pageFile = /\/index\.html$/;

/**
 * The redirect of an old address or of a page's file; `null` for others. A server cannot write history state, so the
 * contact form to open is `tab` in the query; the page moves it to the history state. `query` is kept; it starts with
 * `?` or is empty.
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
 * The rows of a static host's `_redirects` file. The format supports neither case-insensitive rows nor wildcards within
 * a segment. So each address is listed in three spellings, and prefixes and file names are listed for each of the
 * `pages` (`/team/dr-ana-reyes`). Other spellings get the page for unknown addresses, which applies the complete rule.
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
