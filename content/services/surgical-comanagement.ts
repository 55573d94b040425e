import { practice } from '../practice.ts';
import type { Service } from '../types.ts';
import { surgicalComanagement } from './summaries.ts';

export default {
  ...surgicalComanagement,
  detailedDescription: [
    'Co-management means that two doctors share your care. A surgeon does the operation. We find the problem, prepare you, and see you before and after.',
    'Before surgery we check the health of your eyes and take careful measurements. We talk about what surgery can and cannot do for you. If it makes sense, we refer you to a surgeon and send your records ahead.',
    'After surgery you can come to us for many of your checks, close to home. We look at how the eye heals, measure your sight, and fit glasses if you still need them. We write to your surgeon after each visit.',
    'After any eye surgery, call now if pain grows, sight falls, you see new flashes or floaters, or the eye is hit. Call us and your surgeon. If we are closed, go to an emergency room or call 911.',
  ],
  conditions: [
    'Cataract surgery',
    'LASIK, PRK, and SMILE, which reshape the front of the eye',
    'Lenses placed inside the eye to replace glasses',
    'Laser treatment and surgery for glaucoma',
    'Treatment of the retina, the back of the eye',
    'Lid surgery',
  ],
  benefitsList: [
    'A doctor who knows your eyes before and after',
    'Many of your checks close to home',
    'Your surgeon and we share one plan',
    'Time to ask what surgery can do for you',
  ],
  appointmentType: 'Other',
  relatedTopics: ['cataracts', 'surgical-vision-correction', 'glaucoma', 'flashes-floaters'],
  modal: {
    intro: 'Thinking about eye surgery, or already have a date? We prepare you and see you while you heal.',
    lists: [
      {
        title: 'How we work with your surgeon',
        items: [
          'Check whether surgery may suit you',
          'Measure your eyes and treat dryness first',
          'Refer you and send your records',
          'See you after surgery, as your surgeon plans it',
          'Fit new glasses when the eye is stable',
        ],
      },
    ],
    closingNote: 'We do not operate. We help you choose, and we stay with you before and after.',
  },
  metaTitle: `Eye Surgery Care in Brooklyn | ${practice.name}`,
  metaDescription:
    'Care before and after eye surgery in Brooklyn: cataract, LASIK, glaucoma, and more. We prepare you, refer you, and see you while you heal.',
} satisfies Service;
