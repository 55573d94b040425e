import { legacyPrefixes, legacyRedirects } from '#content/index.ts';
import { type LegacyTarget, legacyTarget } from '../rules/legacy-redirects.ts';

/** The new address for one of the former site; null for any other. Keeps `query`. */
export const legacyTargetOf = (path: string, query: string): LegacyTarget | null =>
  legacyTarget(path, query, { redirects: legacyRedirects, prefixes: legacyPrefixes });
