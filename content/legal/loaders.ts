import { entry } from '../entry.ts';
import type { LegalPage, Loader } from '../types.ts';

/** Fetches a legal page by its id. */
export const legalLoaders: ReadonlyMap<string, Loader<LegalPage>> = new Map([
  ['terms', () => import('./terms.ts').then(entry)],
  ['privacy', () => import('./privacy.ts').then(entry)],
  ['accessibility', () => import('./accessibility.ts').then(entry)],
]);
