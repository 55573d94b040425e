import { entry } from '../entry.ts';
import type { Loader, Service } from '../types.ts';

/** Fetches a service by its slug; an unknown slug has no entry. */
export const serviceLoaders: ReadonlyMap<string, Loader<Service>> = new Map([
  ['comprehensive-eye-exam', () => import('./comprehensive-eye-exam.ts').then(entry)],
  ['pediatric-eye-care', () => import('./pediatric-eye-care.ts').then(entry)],
  ['contact-lens-fitting', () => import('./contact-lens-fitting.ts').then(entry)],
  ['myopia-management', () => import('./myopia-management.ts').then(entry)],
  ['dry-eye-treatment', () => import('./dry-eye-treatment.ts').then(entry)],
  ['emergency-eye-care', () => import('./emergency-eye-care.ts').then(entry)],
  ['surgical-comanagement', () => import('./surgical-comanagement.ts').then(entry)],
  ['vision-therapy', () => import('./vision-therapy.ts').then(entry)],
  ['ipl-therapy', () => import('./ipl-therapy.ts').then(entry)],
  ['dmv-eye-exam', () => import('./dmv-eye-exam.ts').then(entry)],
  ['advanced-diagnostic-technology', () => import('./advanced-diagnostic-technology.ts').then(entry)],
]);
