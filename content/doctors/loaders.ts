import { entry } from '../entry.ts';
import type { Doctor, Loader } from '../types.ts';

/** Fetches a doctor by slug; an unknown slug has no entry. */
export const doctorLoaders: ReadonlyMap<string, Loader<Doctor>> = new Map([
  ['dr-miriam-castellan', () => import('./dr-miriam-castellan.ts').then(entry)],
  ['dr-meilan-tsoi', () => import('./dr-meilan-tsoi.ts').then(entry)],
  ['dr-nadir-haddan', () => import('./dr-nadir-haddan.ts').then(entry)],
  ['dr-anya-voronetska', () => import('./dr-anya-voronetska.ts').then(entry)],
  ['dr-luca-benvenetti', () => import('./dr-luca-benvenetti.ts').then(entry)],
]);
