import { legacyPrefixes, legacyRedirects } from '#content/redirects.ts';
import { legacyTarget } from '../rules/legacy-redirects.ts';

/** The address of this site for one of the former; null for any other. Keeps `query`. */
export const legacyTargetOf = (path: string, query: string): string | null =>
  legacyTarget(path, query, { redirects: legacyRedirects, prefixes: legacyPrefixes });
