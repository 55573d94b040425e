import { practice } from '../practice.ts';
import type { Service } from '../types.ts';
import { pediatricEyeCare } from './summaries.ts';

export default {
  ...pediatricEyeCare,
  detailedDescription: [
    'Children rarely say that they see poorly. They think everyone sees the way they do. An exam can find a problem while it is still easy to treat.',
    'Your child does not need to read or talk. We use pictures, toys, lights, and lenses. Drops that relax focus help us measure the eyes well, and we explain each step before we do it.',
    'Have a first exam between 6 and 12 months. Come back at least once between ages 3 and 5. After that, come before first grade and then each year. A school screening is helpful, but it can miss problems that an exam finds.',
    'Call us today if you see a white pupil in a photo, an eye that has begun to turn in or out, a sudden loss of sight, or an injury.',
  ],
  testingIncludes: [
    'Sight test with pictures, shapes, or letters',
    'Check for an eye that turns or is weaker than the other',
    'How the eyes follow, team, and focus',
    'Measurement for glasses, with drops that relax focus',
    'Color vision and depth',
    'The health of the eye, inside and out',
  ],
  benefitsList: [
    'Problems can be found while they respond well to care',
    'Clear sight supports reading, school, and play',
    'Frames that fit small faces and hold up to sports',
    'One place for the whole family',
  ],
  appointmentType: 'Pediatric Eye Exam',
  relatedTopics: ['myopia-in-kids', 'myopia-control', 'screen-habits', 'sports-vision-safety'],
  modal: {
    intro: 'We see babies, children, and teens, and go at their pace. You stay with your child the whole time.',
    lists: [
      {
        title: 'Signs to tell us about',
        items: [
          'Squinting, or sitting close to the screen',
          'One eye that turns in or out',
          'Headaches, or rubbing the eyes a lot',
          'Losing the place while reading',
          'A failed school screening',
        ],
      },
    ],
    closingNote: 'A good time for a first exam is between 6 and 12 months of age.',
  },
  metaTitle: `Children's Eye Exams in Brooklyn | ${practice.name}`,
  metaDescription:
    'Gentle eye exams for babies, children, and teens in Brooklyn. We use pictures, toys, and lights, so your child does not need to read yet.',
} satisfies Service;
