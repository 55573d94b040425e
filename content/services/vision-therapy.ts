import { forms } from '../forms.ts';
import { practice } from '../practice.ts';
import type { Service } from '../schema/entries.ts';
import { visionTherapy } from './summaries.ts';

export default {
  ...visionTherapy,
  detailedDescription: [
    'You can read every letter on the chart and still have trouble using your eyes together. Vision therapy is a set of exercises that trains the eyes and the brain to team, track, and focus.',
    'It starts with a long exam of how your eyes work as a pair. If therapy fits, we plan weekly visits and short exercises for home, with lenses, prisms (lenses that bend light), and games.',
    'The evidence is strongest for one problem: eyes that drift out when you look at something near, called convergence insufficiency. For other problems it is weaker. Vision therapy does not treat dyslexia or attention problems, though a child may have both.',
    forms.visionTherapyWaitlist.text,
  ],
  conditions: [
    'Eyes that do not turn in well for near work (convergence insufficiency)',
    'Trouble changing focus from far to near',
    'Jumpy or slow eye movements while reading',
    'A lazy eye, along with other care',
    'Eyes that drift at times and do not stay lined up',
    'Vision problems after a concussion',
  ],
  benefitsList: [
    'Near work may feel easier',
    'Less double vision and fewer headaches from near work',
    'A plan with steps you can practice at home',
    'Progress that is measured, so you can see it',
  ],
  steps: [
    {
      title: 'We test how the eyes work together',
      text: 'We measure how they turn in, track, and focus, and whether glasses alone could solve the problem.',
    },
    {
      title: 'We tell you what to expect',
      text: 'You hear what the evidence says about your problem, how long therapy may take, and what it costs.',
    },
    {
      title: 'You train with us',
      text: 'Visits are usually once a week, with exercises that get harder step by step.',
    },
    {
      title: 'You practice at home',
      text: 'Plan about 15 minutes on most days, and help a younger child.',
    },
    {
      title: 'We measure again',
      text: 'Every few weeks we repeat the tests, and if nothing changes, we tell you and stop or change the plan.',
    },
  ],
  length:
    'The first exam takes about an hour. Training visits take 30 to 45 minutes, and a program often lasts 12 to 16 weeks or longer.',
  drops: 'We sometimes use drops at the first exam, to measure for glasses, but training visits need none.',
  risks: [
    'Tired eyes, a headache, or dizziness after exercises, most of all at first',
    'Time and cost with less benefit than hoped, since results differ from person to person',
  ],
  cost: null,
  questions: [
    {
      id: 'does-it-work',
      question: 'Does vision therapy work?',
      answer: [
        'It helps many children with convergence insufficiency, and weekly training in the office worked better in studies than exercises at home alone.',
        'For other problems there is less proof, and we tell you what we know about yours before you decide.',
      ],
    },
    {
      id: 'help-reading',
      question: 'Will it help my child read better?',
      answer: [
        'It may make reading more comfortable. In a large study, children who did therapy improved no more on reading tests than children who did sham exercises.',
        'A child who struggles to read should also be tested for dyslexia by the school or a specialist.',
      ],
    },
    {
      id: 'adults',
      question: 'Is vision therapy only for children?',
      answer: [
        'No, adults can train their eyes too.',
        'Some come with double vision or tired eyes at a screen, and some after a concussion. We may work with your doctor or physical therapist.',
      ],
    },
    {
      id: 'how-long-wait',
      question: 'How long is the wait?',
      answer: [
        'We cannot say for certain, but send a request, and we will add you to the waitlist.',
        'The first exam can show whether something else helps you while you wait, such as glasses.',
      ],
    },
    {
      id: 'insurance',
      question: 'Does insurance pay for vision therapy?',
      answer: ['Many plans pay for little of it or none, and for the first exam more often than for the training.'],
    },
  ],
  urgent: [],
  relatedDoctors: ['dr-luca-benvenetti'],
  searchWords: [
    'eyes don’t work together',
    'eye exercises',
    'eye training',
    'eye muscle exercises',
    'convergence insufficiency',
    'eye teaming',
    'eye tracking problem',
    'double vision when reading',
    'words move on the page',
    'trouble reading',
    'skips lines',
    'lazy eye exercises',
    'concussion vision',
    'prism glasses',
    'vision therapist',
    'developmental optometrist',
    'terapia visual',
    'ejercicios para los ojos',
  ],
  appointmentType: 'Vision Therapy Consultation',
  relatedTopics: ['digital-eye-strain', 'sports-vision-safety', 'screen-habits', 'myopia-in-kids'],
  modal: {
    intro:
      'These exercises train the eyes to work as a team. They are for children and adults who see clearly, yet tire or lose their place.',
    lists: [
      {
        title: 'Signs that an exam may help',
        items: [
          'Words that seem to move or double',
          'Losing the place or skipping lines',
          'Headaches or tired eyes after reading',
          'Covering or closing one eye',
          'Trouble with focus after a concussion',
        ],
      },
    ],
    closingNote: forms.visionTherapyWaitlist.text,
  },
  metaTitle: `Vision Therapy in Brooklyn | ${practice.name}`,
  metaDescription:
    'Vision therapy in Brooklyn for eyes that tire, double, or lose the place when reading. What it can help, how it works, and our waitlist.',
} satisfies Service;
