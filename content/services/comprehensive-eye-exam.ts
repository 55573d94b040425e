import { practice } from '../practice.ts';
import type { Service } from '../types.ts';
import { comprehensiveEyeExam } from './summaries.ts';

export default {
  ...comprehensiveEyeExam,
  detailedDescription: [
    'An eye exam does more than find the right glasses. It lets us look at the nerve, the blood vessels, and the lens inside your eye. Many eye problems have no early signs, so you may see well and still have one.',
    'We start with a talk about your sight, your work, your medicines, and your family. Then we test how well you see far away and up close. We check how your eyes move and focus together, and we measure the pressure inside them.',
    'To see the back of the eye, we often use drops that make the pupil wide. Your sight may be blurry for a few hours after the drops. Do not drive until you see clearly.',
    'We also care for medical eye problems, such as glaucoma, cataracts, and eye changes from diabetes. If you need a surgeon or another specialist, we refer you and stay in touch. At the end you get your glasses prescription. It is yours, and you may use it anywhere.',
  ],
  testingIncludes: [
    'Sight test for far, middle, and near',
    'Measurement for glasses',
    'Eye movement, teaming, and focus',
    'Eye pressure',
    'Side vision screening',
    'A look at the lids, the tear film, and the front of the eye',
    'A wide view of the back of the eye, with drops or a photo',
    'A talk about what we found and what to do next',
  ],
  benefitsList: [
    'Clear, comfortable sight at work, at home, and on the road',
    'Eye disease can be found early, often before you notice it',
    'Signs of diabetes or high blood pressure may show in the eye',
    'A record of your eyes that we can compare year by year',
  ],
  appointmentType: 'Comprehensive Eye Exam',
  relatedTopics: ['glaucoma', 'cataracts', 'diabetic-retinopathy', 'presbyopia-solutions'],
  modal: {
    intro: 'One visit checks both your sight and the health of your eyes. Plan about an hour.',
    lists: [
      {
        title: 'What we check',
        items: [
          'How well you see, far and near',
          'How your eyes move and focus together',
          'The pressure inside the eye',
          'The lens, the nerve, and the back of the eye',
          'Glasses, and whether new ones would help',
        ],
      },
    ],
    closingNote: 'Most adults do well with an exam every one to two years. We tell you what fits your eyes.',
  },
  metaTitle: `Eye Exams in Brooklyn | ${practice.name}`,
  metaDescription:
    'A full eye exam in Brooklyn: sight, glasses, eye pressure, and the health of the whole eye, explained in plain words. Plan about an hour.',
} satisfies Service;
