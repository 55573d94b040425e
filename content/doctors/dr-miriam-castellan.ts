import { practice } from '../practice.ts';
import type { Doctor } from '../schema/entries.ts';
import { miriamCastellan } from './summaries.ts';

export default {
  ...miriamCastellan,
  fullBio: [
    'Dr. Castellan opened the practice in 2009. She wanted a place where people could ask questions and get answers they understand.',
    'She sees patients of all ages. Many patients see her for glaucoma, for eye changes from diabetes, and for cataracts. She shows you your own scans, and explains what has changed and what has not.',
    'Outside the office she sings in a choir and walks in Prospect Park with her dog.',
  ],
  education: [
    'Doctor of Optometry',
    'Residency in ocular disease, a year of training in eye disease',
    'Bachelor of Science in Biology',
  ],
  specialties: ['Glaucoma', 'Diabetic eye care', 'Cataract care', 'Family eye exams'],
  metaTitle: `Dr. Miriam Castellan | ${practice.name}`,
  metaDescription:
    'Dr. Miriam Castellan founded our Brooklyn practice in 2009. She cares for families and for people with glaucoma or diabetes, in English and Spanish.',
} satisfies Doctor;
