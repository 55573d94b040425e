import { practice } from '../practice.ts';
import type { Service } from '../types.ts';
import { dmvEyeExam } from './summaries.ts';

export default {
  ...dmvEyeExam,
  detailedDescription: [
    'New York asks for a vision test when you get or renew a driver license. Most screenings are done in under 15 minutes, and walk-ins are welcome.',
    'You need 20/40 in either or both eyes, with or without lenses. Bring the glasses or contact lenses you drive with. We cannot promise that you will pass, but we will tell you what we find.',
    'A provider who is enrolled in the DMV Online Vision Registry can send your result straight to the DMV. Others give you a paper form, MV-619. Depending on the form, it is valid for 6 or 12 months after the test. Ask us which one you will get.',
    'If you do not reach 20/40, new glasses may be enough. We can do a full exam, at another visit if you like. People who see less than 20/40, or who drive with telescopic lenses, need form MV-80L.',
  ],
  testingIncludes: [
    'A letter test of each eye and of both together',
    'The test with the glasses or contact lenses you drive with',
    'The result for the DMV, online or on paper',
    'Advice on what to do if you do not reach 20/40',
  ],
  benefitsList: [
    'Most done in under 15 minutes',
    'Walk-ins welcome',
    'A full exam here if you need new glasses',
    'No line at the DMV for the vision test',
  ],
  appointmentType: 'Other',
  relatedTopics: ['glasses-lens-options', 'cataracts', 'presbyopia-solutions'],
  modal: {
    intro:
      'The vision screening for your New York license. Most are done in under 15 minutes, and walk-ins are welcome.',
    lists: [
      {
        title: 'Bring with you',
        items: [
          'Your license or permit, or another photo ID',
          'The glasses or contact lenses you drive with',
          'Any form the DMV sent you',
        ],
      },
    ],
  },
  metaTitle: `DMV Eye Exam in Brooklyn | ${practice.name}`,
  metaDescription:
    'DMV vision screening in Brooklyn for your New York driver license. Most are done in under 15 minutes. Walk-ins welcome on 5th Avenue.',
} satisfies Service;
