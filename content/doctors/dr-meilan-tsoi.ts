import { practice } from '../practice.ts';
import type { Doctor } from '../schema/entries.ts';
import { meilanTsoi } from './summaries.ts';

export default {
  ...meilanTsoi,
  fullBio: [
    'Dr. Tsoi looks after our youngest patients. She keeps a box of toys and finger puppets in her exam room, and she lets each child hold the light first.',
    'She has a special interest in myopia, or nearsightedness. She measures how the eye grows and helps parents choose lenses, glasses, or drops. She is clear about what each can do and what is still not known.',
    'Dr. Tsoi got her first glasses at age eight, and still recalls seeing leaves on trees. She speaks Mandarin and Cantonese with many families.',
  ],
  education: [
    'Doctor of Optometry',
    'Residency in pediatric optometry, a year of training in children’s eye care',
    'Bachelor of Arts in Psychology',
  ],
  specialties: ['Eye exams for babies and children', 'Myopia management', 'Ortho-k lenses, worn at night', 'Lazy eye'],
  metaTitle: `Dr. Meilan Tsoi | ${practice.name}`,
  metaDescription:
    'Dr. Meilan Tsoi sees babies, children, and teens in Brooklyn and helps slow nearsightedness. She speaks English, Mandarin, and Cantonese.',
} satisfies Doctor;
