import type { LegacyPrefix, LegacyRedirect } from '../../content/types.ts';

/** The tables of old addresses, as the content holds them. */
export interface LegacyTables {
  redirects: readonly LegacyRedirect[];
  prefixes: readonly LegacyPrefix[];
}

/** Where an old address leads. `tab` is the contact form to open; it travels in the history state. */
export interface LegacyTarget {
  /** A path of this site, with the query that came along and, for sections, the hash. */
  to: string;
  tab?: NonNullable<LegacyRedirect['tab']>;
}

/** Puts a query (with its question mark, or empty) before the hash of a path. */
function withQuery(path: string, query: string): string {
  const hash = path.indexOf('#');
  return hash === -1 ? path + query : path.slice(0, hash) + query + path.slice(hash);
}

/** The rest of a path in a family: one segment without a dot. */
const oneSegment = /^[^/.]+$/;

/**
 * Finds where an address of the former site leads now, in any case and with or without a slash at the end. `query` is
 * kept. `null` for every other path: the caller shows the page for a missing address.
 */
export function legacyTarget(path: string, query: string, tables: LegacyTables): LegacyTarget | null {
  const asked = path.toLowerCase().replace(/\/$/, '');
  const redirect = tables.redirects.find(({ from }) => from === asked);
  if (redirect) {
    const to = withQuery(redirect.to, query);
    return redirect.tab ? { to, tab: redirect.tab } : { to };
  }
  for (const { from, to } of tables.prefixes) {
    if (!asked.startsWith(from)) continue;
    const rest = asked.slice(from.length);
    if (oneSegment.test(rest)) return { to: withQuery(to + rest, query) };
  }
  return null;
}
