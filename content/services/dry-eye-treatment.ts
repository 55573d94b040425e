import { practice } from '../practice.ts';
import type { Service } from '../types.ts';
import { dryEyeTreatment } from './summaries.ts';

export default {
  ...dryEyeTreatment,
  detailedDescription: [
    'Dry eye means that your eyes make too few tears, or that tears dry up too fast. The eye may burn, feel gritty, turn red, or water. Sight may blur and then clear when you blink.',
    'There is more than one kind. Often the oil glands in the lids are blocked, and tears dry up because they lack oil. So we test first. We look at your tears with a dye, time how long they last, and take pictures of the oil glands.',
    'Then we build a plan step by step. It may start with warm compresses, clean lids, and lubricating drops without preservatives. Some people need prescription drops, or tiny plugs that keep tears on the eye. When blocked glands are the cause, light or heat treatment may help.',
    'Dry eye tends to last, and it can be managed. Call us today if you have eye pain, if light hurts, or if your sight is suddenly blurred.',
  ],
  conditions: [
    'Eyes that make too few tears',
    'Blocked oil glands in the lids',
    'Inflamed lid edges (blepharitis)',
    'Dry eye from screens or contact lenses',
    'Dry eye after eye surgery',
    'Dry eye with other illness or medicines',
  ],
  benefitsList: [
    'A plan for your kind of dry eye',
    'Eyes that may burn and water less',
    'More comfort at screens and with contact lenses',
    'Clear steps to do at home',
  ],
  appointmentType: 'Dry Eye Treatment',
  relatedTopics: ['dry-eye-disease', 'hygiene-lids-lashes', 'digital-eye-strain', 'allergies'],
  modal: {
    intro:
      'Burning, gritty, or watery eyes are common. The right care depends on the cause, so we test before we treat.',
    lists: [
      {
        title: 'What care may include',
        items: [
          'Tests of your tears and oil glands',
          'Warm compresses and lid cleaning',
          'Drops without preservatives',
          'Prescription drops',
          'Tiny plugs that keep tears on the eye',
          'Light or heat treatment for blocked glands',
        ],
      },
    ],
    closingNote: 'Bring the drops you use now, so that we can see what is in them.',
  },
  metaTitle: `Dry Eye Treatment in Brooklyn | ${practice.name}`,
  metaDescription:
    'Dry eye care in Brooklyn. We test your tears and oil glands, find the kind of dry eye you have, and plan home care, drops, or treatment.',
} satisfies Service;
