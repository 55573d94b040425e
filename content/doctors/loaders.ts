import { defaultExport } from '../default-export.ts';
import type { Doctor } from '../schema/entries.ts';

/** Fetches a doctor by slug; an unknown slug has no entry. */
export const doctorLoaders: ReadonlyMap<string, () => Promise<Doctor>> = new Map([
  ['dr-miriam-castellan', () => import('./dr-miriam-castellan.ts').then(defaultExport)],
  ['dr-meilan-tsoi', () => import('./dr-meilan-tsoi.ts').then(defaultExport)],
  ['dr-nadir-haddan', () => import('./dr-nadir-haddan.ts').then(defaultExport)],
  ['dr-anya-voronetska', () => import('./dr-anya-voronetska.ts').then(defaultExport)],
  ['dr-luca-benvenetti', () => import('./dr-luca-benvenetti.ts').then(defaultExport)],
]);
