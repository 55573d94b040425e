import { practice } from '../practice.ts';
import type { Service } from '../schema/entries.ts';
import { myopiaManagement } from './summaries.ts';

export default {
  ...myopiaManagement,
  detailedDescription: [
    'Myopia means nearsightedness: near things are clear, and far things blur. It happens when the eye grows too long. It usually starts between ages 6 and 14 and can get stronger until the late teens.',
    'Strong myopia raises the risk of eye disease later in life. We want your child to see clearly in class, and we also want to slow the growth of the eye.',
    'You can choose with us among special soft lenses for the day, special glasses, ortho-k lenses worn at night, and weak atropine drops at bedtime.',
    'The FDA approved the first daily soft lens that slows myopia in 2019, and the first ortho-k lens for managing it in 2021. In 2025 it authorized the first glasses lens for this use. Atropine drops are usually mixed by a pharmacy and used off label, which means for a use the FDA has not approved.',
    'Treatment can slow myopia, but it does not undo it. Your child will still need glasses or contact lenses, or will wear ortho-k at night.',
  ],
  testingIncludes: [
    'A full exam with drops that relax focus',
    'Measurement of the length of the eye',
    'A map of the curve of the eye',
    'A conversation about family risk, reading, and time outside',
    'A written plan, checked about every six months',
  ],
  benefitsList: [
    'Myopia may get stronger more slowly',
    'The risk of eye disease later in life may be lower',
    'Clear vision for school and sports',
    'Choices that fit your child, from glasses to lenses to drops',
  ],
  steps: [
    {
      title: 'We measure',
      text: 'Drops relax the focus, and a quick scan measures how long each eye is without touching it.',
    },
    {
      title: 'We talk about risk',
      text: 'Age, parents who are nearsighted, near work, and time outside all count.',
    },
    {
      title: 'We choose together',
      text: 'We compare glasses, day lenses, ortho-k, and drops: how each works, what it asks of you, and what is known.',
    },
    {
      title: 'Your child starts',
      text: 'We fit the lenses or glasses, or prescribe the drops, and teach you both what to do each day.',
    },
    {
      title: 'We measure again',
      text: 'About every six months we check the length of the eye, and keep or change the plan.',
    },
  ],
  length: 'The first visit takes about an hour, and later visits take 20 to 40 minutes.',
  drops:
    'We use drops at the first visit and at yearly exams. For up to a day, near vision can blur and light can feel bright.',
  risks: [
    'Contact lenses, especially ortho-k: infection of the cornea, the clear front of the eye, which is rare but can harm vision',
    'Atropine drops: light sensitivity, blur up close, and red or itchy eyes, more so with stronger drops',
    'Special glasses and lenses: blurry side vision or halos, most of all in the first weeks',
    'With any of them: myopia may get stronger anyway, or speed up after treatment stops',
  ],
  cost: null,
  questions: [
    {
      id: 'how-well',
      question: 'How well does treatment work?',
      answer: [
        'In studies, special lenses and glasses slowed myopia by 59 to 71 percent, but each child responds differently.',
        'Results for the weakest atropine drops are mixed. In a large study of US children, drops of 0.01 percent did not slow myopia. Stronger drops may work better and have more side effects.',
      ],
    },
    {
      id: 'when-to-start',
      question: 'When should we start, and how long does it last?',
      answer: [
        'It helps to start early, because myopia changes fastest in younger children.',
        'Most children stay with a treatment for several years, often into the teens, until the eye has been steady for a while.',
      ],
    },
    {
      id: 'which-is-right',
      question: 'Which treatment is right for my child?',
      answer: [
        'It depends on age, prescription, and what your child can manage each day.',
        'Glasses ask the least, lenses suit a careful child who wants them, and drops are sometimes combined with either.',
      ],
    },
    {
      id: 'screens-and-outdoors',
      question: 'Do screens cause myopia, and does playing outside help?',
      answer: [
        'Long near work is linked to myopia, on paper as well as on screens, and time outside can lower the chance that it starts.',
        'Aim for about two hours outside a day, with a hat and sunglasses. It is less clear that this slows myopia that is already there.',
      ],
    },
    {
      id: 'insurance',
      question: 'Does insurance pay for myopia management?',
      answer: [
        'A plan may cover the eye exam and regular glasses, but often not the special lenses, drops, or extra visits.',
      ],
    },
  ],
  urgent: [],
  relatedDoctors: ['dr-meilan-tsoi'],
  searchWords: [
    'myopia control',
    'nearsighted child',
    'near sighted',
    'shortsighted',
    'miopia',
    'child’s glasses get stronger every year',
    'slow myopia',
    'atropine drops',
    'atropin',
    'ortho-k',
    'orthokeratology',
    'night lenses',
    'myopia glasses',
    'myopia lenses for kids',
    'axial length',
    'control de miopía',
    'niño con miopía',
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
          'Ortho-k lenses, worn only at night',
          'Weak atropine drops at bedtime',
          'More time outside and breaks from near work',
        ],
      },
    ],
    closingNote: 'It helps to begin early, so ask us even if your child has just had a first pair of glasses.',
  },
  metaTitle: `Myopia Management in Brooklyn | ${practice.name}`,
  metaDescription:
    'Myopia care for children in Brooklyn: we measure how the eye grows and choose lenses, glasses, ortho-k, or drops that can slow nearsightedness.',
} satisfies Service;
