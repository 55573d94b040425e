import { practice } from '../practice.ts';
import type { Doctor } from '../schema/entries.ts';
import { anyaVoronetska } from './summaries.ts';

export default {
  ...anyaVoronetska,
  fullBio: [
    'Dr. Voronetska fits contact lenses for eyes that are hard to fit. Some of her patients have very dry eyes. Others have strong astigmatism (an eye that is not evenly round), or keratoconus (a thin, cone-shaped front of the eye).',
    'She also cares for people before and after eye surgery. She talks through your choices with you, works with your surgeon, and follows how you heal.',
    'Dr. Voronetska speaks Russian and Polish with her patients. On weekends she likes to ride her bike by the water.',
  ],
  education: [
    'Doctor of Optometry',
    'Residency in cornea and contact lenses, a year of training in the front of the eye',
    'Bachelor of Science in Physics',
  ],
  specialties: ['Hard-to-fit contact lenses', 'Scleral lenses', 'Keratoconus', 'Care before and after eye surgery'],
  metaTitle: `Dr. Anya Voronetska | ${practice.name}`,
  metaDescription:
    'Dr. Anya Voronetska fits special contact lenses in Brooklyn and cares for people before and after eye surgery, in English, Russian, and Polish.',
} satisfies Doctor;
