import type { LegacyPrefix, LegacyRedirect } from '#content/types.ts';

/** The redirects of the content. */
export interface LegacyTables {
  redirects: readonly LegacyRedirect[];
  prefixes: readonly LegacyPrefix[];
}

/** The target of a redirect. `tab` is the contact form to open; it goes into the history state. */
export interface LegacyTarget {
  /** A path of this site, with the query of the old address and, for sections, the hash. */
  to: string;
  tab?: NonNullable<LegacyRedirect['tab']>;
}

/** Puts a query (with its question mark, or empty) before the hash of a path. */
function withQuery(path: string, query: string): string {
  const hash = path.indexOf('#');
  return hash === -1 ? path + query : path.slice(0, hash) + query + path.slice(hash);
}

/** What follows a prefix: one segment. Servers repeat it in a header, so it has no other characters. */
const oneSegment = /^[\w-]+$/;

/**
 * Finds the redirect for an address of the former site, in any case and with or without a trailing slash. Keeps `query`.
 * `null` for every other path.
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
