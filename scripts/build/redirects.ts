import { type LegacyTables, legacyTarget } from '../../src/rules/legacy-redirects.ts';

/** Matches an address that names a page's file instead of the page, which it captures. */
const pageFile = /^((?:\/[\w-]+)*)\/index\.html$/;

/**
 * The redirect of an old address or of a page's file; `null` for others. A server cannot write history state, so the
 * contact form to open is `tab` in the query; the page moves it to the history state. `query` is kept; it starts with
 * `?` or is empty.
 */
export function redirectTarget(path: string, query: string, tables: LegacyTables): string | null {
  const page = pageFile.exec(path)?.[1];
  if (page !== undefined) return (page || '/') + query;
  const found = legacyTarget(path, query, tables);
  if (found?.tab === undefined) return found?.to ?? null;
  const tab = `${query === '' ? '?' : `${query}&`}tab=${found.tab}`;
  return legacyTarget(path, tab, tables)?.to ?? null;
}

/** The addresses of a family that lead to one of the `pages`. */
function familyAddresses(tables: LegacyTables, pages: readonly string[]): string[] {
  return tables.prefixes.flatMap(({ from, to }) =>
    pages.filter((page) => page.startsWith(to)).map((page) => from + page.slice(to.length)),
  );
}

/** A redirect without the query, for a server that adds it. */
export interface Redirect {
  /** In lower case, without a slash at the end. */
  from: string;
  path: string;
  /** The contact form to open, for the query. */
  tab?: string;
  /** With its number sign, or empty. */
  hash: string;
}

/** The redirects of old addresses: those of the table, and of each family those that lead to one of the `pages`. */
export function exactRedirects(tables: LegacyTables, pages: readonly string[]): Redirect[] {
  return [...tables.redirects.map(({ from }) => from), ...familyAddresses(tables, pages)].flatMap((from) => {
    const target = legacyTarget(from, '', tables);
    if (target === null) return [];
    const [path = '', hash] = target.to.split('#');
    const tab = target.tab === undefined ? {} : { tab: target.tab };
    return [{ from, path, ...tab, hash: hash === undefined ? '' : `#${hash}` }];
  });
}

/** An address with a capital letter at the beginning of each word. */
export const capitalized = (path: string) => path.replace(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase());

/**
 * Redirects for hosts that support neither case-insensitive addresses nor wildcards within a segment. Each address is
 * listed in three spellings, and prefixes and file names are listed for each of the `pages` (`/team/dr-ana-reyes`). Other
 * spellings get the page for unknown addresses, which applies the complete rule.
 */
export function spelledRedirects(tables: LegacyTables, pages: readonly string[]): { from: string; to: string }[] {
  const old = exactRedirects(tables, pages).flatMap(({ from: address, path, tab, hash }) => {
    const to = `${path}${tab === undefined ? '' : `?tab=${tab}`}${hash}`;
    const spellings = new Set([address, capitalized(address), address.toUpperCase()]);
    return [...spellings].flatMap((from) => [
      { from, to },
      { from: `${from}/`, to },
    ]);
  });
  return [...old, ...pages.map((page) => ({ from: `${page.replace(/\/$/, '')}/index.html`, to: page }))];
}
