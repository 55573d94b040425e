import { defaultExport } from '../default-export.ts';
import type { Service } from '../schema/entries.ts';

/** Fetches a service by its slug; an unknown slug has no entry. */
export const serviceLoaders: ReadonlyMap<string, () => Promise<Service>> = new Map([
  ['comprehensive-eye-exam', () => import('./comprehensive-eye-exam.ts').then(defaultExport)],
  ['pediatric-eye-care', () => import('./pediatric-eye-care.ts').then(defaultExport)],
  ['contact-lens-fitting', () => import('./contact-lens-fitting.ts').then(defaultExport)],
  ['myopia-management', () => import('./myopia-management.ts').then(defaultExport)],
  ['dry-eye-treatment', () => import('./dry-eye-treatment.ts').then(defaultExport)],
  ['emergency-eye-care', () => import('./emergency-eye-care.ts').then(defaultExport)],
  ['surgical-comanagement', () => import('./surgical-comanagement.ts').then(defaultExport)],
  ['vision-therapy', () => import('./vision-therapy.ts').then(defaultExport)],
  ['ipl-therapy', () => import('./ipl-therapy.ts').then(defaultExport)],
  ['dmv-eye-exam', () => import('./dmv-eye-exam.ts').then(defaultExport)],
  ['advanced-diagnostic-technology', () => import('./advanced-diagnostic-technology.ts').then(defaultExport)],
]);
