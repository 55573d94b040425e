import { ifFilledIn } from '../if-filled-in.ts';
import { practice } from '../practice.ts';
import type { Service } from '../schema/entries.ts';
import { dmvEyeExam } from './summaries.ts';

export default {
  ...dmvEyeExam,
  detailedDescription: [
    'New York requires a vision test when you get or renew a driver license. Most screenings are done in under 15 minutes, and walk-ins are welcome.',
    'You need 20/40 in either or both eyes, with or without lenses, so bring the glasses or contact lenses you drive with. We cannot promise that you will pass, but we will tell you what we find.',
    'A result can reach the DMV in two ways. A provider enrolled in the DMV Online Vision Registry sends it online, and you can then renew online or by mail. Any other optometrist fills in a paper form, MV-619, which you enter on the DMV website or mail in.',
    ...ifFilledIn(
      'dmvResult',
      (way) => (way === 'online' ? 'We send your result to the DMV online.' : 'We give you form MV-619.'),
      'Ask us which way yours will go before we start.',
    ),
  ],
  testingIncludes: [
    'A letter test of each eye and of both together',
    'The test with the glasses or contact lenses you drive with',
    'Your result, and the way it reaches the DMV',
    'Advice on what to do if you do not reach 20/40',
  ],
  benefitsList: [
    'Most done in under 15 minutes',
    'Walk-ins welcome',
    'A full exam here if you need new glasses',
    'Your vision test done before you renew',
  ],
  steps: [
    {
      title: 'You come by',
      text: 'Walk in while we are open, and show your license or another photo ID.',
    },
    {
      title: 'You read letters',
      text: 'We test each eye and both together, with the glasses or contact lenses you drive with.',
    },
    {
      title: 'You hear the result',
      text: 'We tell you whether you reached 20/40 and whether your license needs the note for corrective lenses.',
    },
    {
      title: 'Your result goes to the DMV',
      text: 'Your result goes to the DMV online or on paper. If you did not pass, we talk about glasses or a full exam.',
    },
  ],
  length: 'Most screenings are done in under 15 minutes.',
  drops: 'We use no drops, so you can drive afterward if your vision is good enough to drive.',
  risks: [],
  cost: null,
  questions: [
    {
      id: 'appointment',
      question: 'Do I need an appointment?',
      answer: [
        'No, walk-ins are welcome while we are open, but note that we close each day from 1 to 2 PM.',
        'If you also want a full eye exam, please ask for a time.',
      ],
    },
    {
      id: 'how-long-valid',
      question: 'How long is the result good for?',
      answer: [
        'A paper MV-619 is valid for 6 or 12 months after the test, depending on the print date of the form.',
        'Do not wait until your license runs out, because the DMV needs time to process a renewal.',
      ],
    },
    {
      id: 'do-not-pass',
      question: 'What happens if I do not pass?',
      answer: [
        'New glasses are often all you need, and you can take the test again with them. If they are not enough, a full exam can show why.',
        'People who see less than 20/40, or who drive with telescopic lenses, need form MV-80L. The DMV may let them drive with limits.',
      ],
    },
    {
      id: 'same-as-exam',
      question: 'Is this the same as an eye exam?',
      answer: [
        'No, it only checks how well you read letters.',
        'It does not look for glaucoma, cataracts, or other eye disease, so you can pass it and still have one of them.',
      ],
    },
    {
      id: 'insurance',
      question: 'Does insurance pay for the DMV test?',
      answer: ['It usually does not, because the test is done for a license and not for your health.'],
    },
  ],
  urgent: [],
  relatedDoctors: ['dr-miriam-castellan'],
  searchWords: [
    'DMV eye test',
    'DMV vision test',
    'driver license eye exam',
    'drivers licence vision test',
    'license renewal eye test',
    'MV-619',
    'MV619',
    'MV-80L',
    'vision test for driving',
    'New York vision registry',
    'walk in DMV vision test',
    'permit eye test',
    'examen de la vista para la licencia',
    'licencia de conducir',
  ],
  appointmentType: 'Other',
  relatedTopics: ['glasses-lens-options', 'cataracts', 'presbyopia-solutions'],
  modal: {
    intro: 'Most vision screenings for a New York license are done in under 15 minutes, and walk-ins are welcome.',
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
