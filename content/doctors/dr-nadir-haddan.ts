import { practice } from '../practice.ts';
import type { Doctor } from '../schema/entries.ts';
import { nadirHaddan } from './summaries.ts';

export default {
  ...nadirHaddan,
  fullBio: [
    'Dr. Haddan treats eyes that burn, water, and ache. He leads our dry eye care, and he looks for the cause before he suggests a treatment.',
    'He trained in a hospital eye clinic, where he treated urgent problems each day, and he takes many of our same-day visits. He stays calm and tells you what he is doing as he does it.',
    'Dr. Haddan speaks Arabic and French as well as English. He cooks for a large family and grows herbs on a small roof.',
  ],
  education: [
    'Doctor of Optometry',
    'Residency in primary care and urgent eye care, at a city hospital',
    'Bachelor of Science in Chemistry',
  ],
  specialties: [
    'Dry eye',
    'Intense pulsed light (IPL) and radiofrequency (RF) therapy',
    'Urgent eye care',
    'Lid and lash problems',
  ],
  metaTitle: `Dr. Nadir Haddan | ${practice.name}`,
  metaDescription:
    'Dr. Nadir Haddan treats dry eye and urgent eye problems in Brooklyn and leads IPL and RF visits. He speaks English, Arabic, and French.',
} satisfies Doctor;
