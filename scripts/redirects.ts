import { type LegacyTables, legacyTarget } from '../src/rules/legacy-redirects.ts';

/** What an address ends in that names the file of a page instead of the page. */
const pageFile = /\/index\.html$/;

/**
 * Where a server sends a visitor of an old address or of a page's file, or `null` when it is none. A server cannot write the browser's
 * history state, so the contact form to open travels as `tab` in the query; the page takes it out of the address again.
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
 * The rows of a static host's `_redirects` file. That format knows neither case-insensitive rows nor a wildcard inside
 * a segment, so each address is spelled three ways, and a family is written out for the `pages` that exist
 * (`/team/dr-ana-reyes`), as are the names of their files. Other spellings reach the page for unknown addresses, which knows the whole rule.
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
