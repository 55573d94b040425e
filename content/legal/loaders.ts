import { defaultExport } from '../default-export.ts';
import type { LegalPage } from '../schema/pages.ts';

/** Fetches a legal page by its id. */
export const legalLoaders: ReadonlyMap<string, () => Promise<LegalPage>> = new Map([
  ['terms', () => import('./terms.ts').then(defaultExport)],
  ['privacy', () => import('./privacy.ts').then(defaultExport)],
  ['notice-of-privacy-practices', () => import('./notice-of-privacy-practices.ts').then(defaultExport)],
  ['language-help', () => import('./language-help.ts').then(defaultExport)],
  ['accessibility', () => import('./accessibility.ts').then(defaultExport)],
]);
