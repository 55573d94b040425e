import { redirects } from '#content/redirects.data.ts';

/** Puts a query (with its question mark, or empty) before the hash of a path. */
function withQuery(path: string, query: string): string {
  const hash = path.indexOf('#');
  return hash === -1 ? path + query : path.slice(0, hash) + query + path.slice(hash);
}

/** What follows a prefix: one segment. Servers repeat it in a header, so it has no other characters. */
const oneSegment = /^[\w-]+$/;

/** The path for an address of the former site, in any case, with `query` and the contact form to open; else null. */
export function legacyTarget(path: string, query: string): string | null {
  const asked = path.toLowerCase().replace(/\/$/, '');
  const redirect = redirects.addresses.find(({ from }) => from === asked);
  if (redirect) {
    const tab = redirect.tab ? `${query === '' ? '?' : '&'}tab=${redirect.tab}` : '';
    return withQuery(redirect.to, query + tab);
  }
  for (const { from, to } of redirects.families) {
    if (!asked.startsWith(from)) continue;
    const rest = asked.slice(from.length);
    if (oneSegment.test(rest)) return withQuery(to + rest, query);
  }
  return null;
}
