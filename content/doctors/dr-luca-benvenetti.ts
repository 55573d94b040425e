import { practice } from '../practice.ts';
import type { Doctor } from '../schema/entries.ts';
import { lucaBenvenetti } from './summaries.ts';

export default {
  ...lucaBenvenetti,
  fullBio: [
    'Dr. Benvenetti helps people whose eyes see well but do not work well together. He leads our vision therapy program for children and adults.',
    'He checks how eyes team, track, and focus, including after a concussion. He works with teachers, coaches, and other doctors when that helps. He also fits goggles and lenses for athletes.',
    'Dr. Benvenetti speaks Italian and Spanish. He coached youth soccer for years, and he will ask which team you follow.',
  ],
  education: [
    'Doctor of Optometry',
    'Residency in vision therapy and rehabilitation, a year of training in how eyes work together',
    'Bachelor of Science in Kinesiology, the study of movement',
  ],
  specialties: ['Vision therapy', 'Sports vision', 'Vision after a concussion', 'Eye teaming and focus'],
  metaTitle: `Dr. Luca Benvenetti | ${practice.name}`,
  metaDescription:
    'Dr. Luca Benvenetti leads vision therapy and sports vision care at our Brooklyn practice. He speaks English, Italian, and Spanish.',
} satisfies Doctor;
