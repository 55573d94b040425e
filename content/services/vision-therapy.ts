import { practice } from '../practice.ts';
import type { Service } from '../types.ts';
import { visionTherapy } from './summaries.ts';

export default {
  ...visionTherapy,
  detailedDescription: [
    'You can read every letter on the chart and still have trouble using your eyes together. Vision therapy is a set of exercises that trains the eyes and the brain to team, track, and focus.',
    'It starts with a long exam of how your eyes work as a pair. If therapy fits, we plan weekly visits and short exercises for home. We use lenses, prisms (lenses that bend light), beads on a string, and games. We measure again as you go.',
    'The evidence is strongest for one problem: eyes that drift out when you look at something near. For other problems it is weaker, and we tell you what is known. Vision therapy does not treat dyslexia or attention problems, though a child may have both.',
    practice.visionTherapyWaitlist.text,
  ],
  conditions: [
    'Eyes that do not turn in well for near work',
    'Trouble changing focus from far to near',
    'Jumpy or slow eye movements while reading',
    'A lazy eye, along with other care',
    'An eye that turns in or out at times',
    'Vision problems after a concussion',
  ],
  benefitsList: [
    'Reading and near work may feel easier',
    'Less double vision and fewer headaches from near work',
    'A plan with steps you can practice at home',
    'Progress that is measured, so you can see it',
  ],
  appointmentType: 'Vision Therapy Consultation',
  relatedTopics: ['digital-eye-strain', 'sports-vision-safety', 'screen-habits', 'myopia-in-kids'],
  modal: {
    intro:
      'Exercises that train the eyes to work as a team. They are made for children and adults who see clearly, yet tire or lose their place.',
    lists: [
      {
        title: 'Signs that an exam may help',
        items: [
          'Words seem to move or double',
          'Losing the place or skipping lines',
          'Headaches or tired eyes after reading',
          'Covering or closing one eye',
          'Trouble with focus after a concussion',
        ],
      },
    ],
    closingNote: practice.visionTherapyWaitlist.text,
  },
  metaTitle: `Vision Therapy in Brooklyn | ${practice.name}`,
  metaDescription:
    'Vision therapy in Brooklyn for eyes that tire, double, or lose the place when reading. What it can help, how it works, and our waitlist.',
} satisfies Service;
