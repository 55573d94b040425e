import { practice } from '../practice.ts';
import type { Service } from '../types.ts';
import { myopiaManagement } from './summaries.ts';

export default {
  ...myopiaManagement,
  detailedDescription: [
    'Myopia means nearsightedness: near things are clear and far things blur. It happens when the eye grows too long. It mostly starts between ages 6 and 14 and can grow until the late teens.',
    'Strong myopia raises the risk of eye disease later in life. So the aim is not only clear sight today. We also want to slow the growth of the eye.',
    'We measure the length of the eye and talk about your child, your family, and your day. Then we choose together. Choices may be special soft lenses for the day, special glasses, lenses worn at night, or weak drops at bedtime. Some of these uses are approved by the FDA. Others are not, and we tell you which.',
    'Treatment can slow myopia, but it does not undo it. Your child will still need glasses or contact lenses. We see your child about every six months and change the plan if we need to.',
  ],
  testingIncludes: [
    'A full exam with drops that relax focus',
    'Measurement of the length of the eye',
    'A map of the curve of the eye',
    'A talk about family risk, reading, and time outside',
    'A written plan, checked about every six months',
  ],
  benefitsList: [
    'Myopia may grow more slowly',
    'The risk of eye disease later in life may be lower',
    'Clear sight for school and sports',
    'Choices that fit your child, from glasses to lenses to drops',
  ],
  appointmentType: 'Pediatric Eye Exam',
  relatedTopics: ['myopia-in-kids', 'myopia-control', 'screen-habits', 'contact-lenses'],
  modal: {
    intro: 'If your child needs stronger glasses each year, there are ways that can slow the change.',
    lists: [
      {
        title: 'Ways we may use',
        items: [
          'Soft day lenses made to slow myopia',
          'Glasses with lenses made to slow myopia',
          'Lenses worn only at night',
          'Weak drops at bedtime',
          'More time outside and breaks from near work',
        ],
      },
    ],
    closingNote: 'It helps to begin early. Ask us even if your child has just had a first pair of glasses.',
  },
  metaTitle: `Myopia Management in Brooklyn | ${practice.name}`,
  metaDescription:
    'Myopia care for children in Brooklyn: we measure how the eye grows and choose lenses, glasses, or drops that can slow nearsightedness.',
} satisfies Service;
