import { defaultExport } from '../default-export.ts';
import type { Loader, Topic } from '../types.ts';

/** Fetches a topic by its slug alone; compare the topic's category with the address. An unknown slug has no entry. */
export const topicLoaders: ReadonlyMap<string, Loader<Topic>> = new Map([
  ['dry-eye-disease', () => import('./conditions/dry-eye-disease.ts').then(defaultExport)],
  ['digital-eye-strain', () => import('./conditions/digital-eye-strain.ts').then(defaultExport)],
  ['stye-chalazion', () => import('./conditions/stye-chalazion.ts').then(defaultExport)],
  ['allergies', () => import('./conditions/allergies.ts').then(defaultExport)],
  ['conjunctivitis', () => import('./conditions/conjunctivitis.ts').then(defaultExport)],
  ['cataracts', () => import('./conditions/cataracts.ts').then(defaultExport)],
  ['glaucoma', () => import('./conditions/glaucoma.ts').then(defaultExport)],
  ['diabetic-retinopathy', () => import('./conditions/diabetic-retinopathy.ts').then(defaultExport)],
  ['macular-degeneration', () => import('./conditions/macular-degeneration.ts').then(defaultExport)],
  ['flashes-floaters', () => import('./conditions/flashes-floaters.ts').then(defaultExport)],
  ['myopia-in-kids', () => import('./conditions/myopia-in-kids.ts').then(defaultExport)],
  ['glasses-lens-options', () => import('./solutions/glasses-lens-options.ts').then(defaultExport)],
  ['contact-lenses', () => import('./solutions/contact-lenses.ts').then(defaultExport)],
  ['presbyopia-solutions', () => import('./solutions/presbyopia-solutions.ts').then(defaultExport)],
  ['myopia-control', () => import('./solutions/myopia-control.ts').then(defaultExport)],
  ['surgical-vision-correction', () => import('./solutions/surgical-vision-correction.ts').then(defaultExport)],
  ['screen-habits', () => import('./prevention/screen-habits.ts').then(defaultExport)],
  ['uv-eye-protection', () => import('./prevention/uv-eye-protection.ts').then(defaultExport)],
  ['nutrition-for-eye-health', () => import('./prevention/nutrition-for-eye-health.ts').then(defaultExport)],
  ['hygiene-lids-lashes', () => import('./prevention/hygiene-lids-lashes.ts').then(defaultExport)],
  ['sports-vision-safety', () => import('./prevention/sports-vision-safety.ts').then(defaultExport)],
]);
