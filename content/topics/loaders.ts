import { entry } from '../entry.ts';
import type { Loader, Topic } from '../types.ts';

/** Fetches a topic by its slug alone; compare the topic's category with the address. An unknown slug has no entry. */
export const topicLoaders: ReadonlyMap<string, Loader<Topic>> = new Map([
  ['dry-eye-disease', () => import('./conditions/dry-eye-disease.ts').then(entry)],
  ['digital-eye-strain', () => import('./conditions/digital-eye-strain.ts').then(entry)],
  ['stye-chalazion', () => import('./conditions/stye-chalazion.ts').then(entry)],
  ['allergies', () => import('./conditions/allergies.ts').then(entry)],
  ['conjunctivitis', () => import('./conditions/conjunctivitis.ts').then(entry)],
  ['cataracts', () => import('./conditions/cataracts.ts').then(entry)],
  ['glaucoma', () => import('./conditions/glaucoma.ts').then(entry)],
  ['diabetic-retinopathy', () => import('./conditions/diabetic-retinopathy.ts').then(entry)],
  ['macular-degeneration', () => import('./conditions/macular-degeneration.ts').then(entry)],
  ['flashes-floaters', () => import('./conditions/flashes-floaters.ts').then(entry)],
  ['myopia-in-kids', () => import('./conditions/myopia-in-kids.ts').then(entry)],
  ['glasses-lens-options', () => import('./solutions/glasses-lens-options.ts').then(entry)],
  ['contact-lenses', () => import('./solutions/contact-lenses.ts').then(entry)],
  ['presbyopia-solutions', () => import('./solutions/presbyopia-solutions.ts').then(entry)],
  ['myopia-control', () => import('./solutions/myopia-control.ts').then(entry)],
  ['surgical-vision-correction', () => import('./solutions/surgical-vision-correction.ts').then(entry)],
  ['screen-habits', () => import('./prevention/screen-habits.ts').then(entry)],
  ['uv-eye-protection', () => import('./prevention/uv-eye-protection.ts').then(entry)],
  ['nutrition-for-eye-health', () => import('./prevention/nutrition-for-eye-health.ts').then(entry)],
  ['hygiene-lids-lashes', () => import('./prevention/hygiene-lids-lashes.ts').then(entry)],
  ['sports-vision-safety', () => import('./prevention/sports-vision-safety.ts').then(entry)],
]);
