import { legacyPrefixes, legacyRedirects } from '../../content/index.ts';
import { type LegacyTarget, legacyTarget } from '../rules/legacy-redirects.ts';

/** Where an address of the former site leads now; null for any other. `query` is kept. */
export const legacyTargetOf = (path: string, query: string): LegacyTarget | null =>
  legacyTarget(path, query, { redirects: legacyRedirects, prefixes: legacyPrefixes });
