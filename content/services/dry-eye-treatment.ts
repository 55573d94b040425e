import { practice } from '../practice.ts';
import type { Service } from '../schema/entries.ts';
import { dryEyeTreatment } from './summaries.ts';

export default {
  ...dryEyeTreatment,
  detailedDescription: [
    'Dry eye means that your eyes make too few tears, or that tears dry up too fast. The eyes may burn, feel gritty, turn red, or water, and vision may blur and then clear when you blink.',
    'There is more than one kind, so we test before we treat. The oil glands in the lids are often blocked, and tears dry up because they lack oil.',
    'Your plan may start with warm compresses, clean lids, and lubricating drops without preservatives. Some people need prescription drops, or tiny plugs that keep tears on the eye. When blocked glands are the cause, light or heat treatment may help.',
    'Dry eye tends to last, but it can be managed. We measure again as you go, so that you keep what helps and drop what does not.',
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
  steps: [
    {
      title: 'We ask',
      text: 'A short list of questions covers your symptoms, health, medicines, screens, and the drops you use.',
    },
    {
      title: 'We test your tears',
      text: 'A dye shows how long the tears last and whether the surface is sore. A small paper strip can measure how much you make.',
    },
    {
      title: 'We look at the oil glands',
      text: 'We take pictures of the glands in the lids and press gently to see how the oil flows.',
    },
    {
      title: 'We name the cause',
      text: 'Whether you have too few tears, too little oil, both, or an illness that dries the eyes decides the plan.',
    },
    {
      title: 'We start a plan',
      text: 'You go home with simple steps, and with a prescription or a date for treatment if you need one.',
    },
    {
      title: 'We check again',
      text: 'After a few weeks we repeat the tests and adjust. Many treatments need one to three months to show their effect.',
    },
  ],
  length: 'The first visit takes 40 to 60 minutes, and follow-up visits take 20 to 40 minutes.',
  drops: 'The dye and numbing drops of the tests do not widen the pupils, so most people can drive afterward.',
  risks: [
    'Prescription drops can sting, turn the eye red, or leave an odd taste',
    'Plugs can fall out, feel scratchy, or rarely cause an infection of the tear duct',
    'Light and heat treatments have risks of their own, such as burns and changes in skin color',
  ],
  cost: null,
  questions: [
    {
      id: 'does-it-go-away',
      question: 'Does dry eye go away?',
      answer: [
        'It often does not go away fully, but most people can feel much better with care that they keep up.',
        'Dry eye from a new medicine or a dry office may clear up once the cause is gone.',
      ],
    },
    {
      id: 'which-drops',
      question: 'Which drops should I buy?',
      answer: [
        'Choose lubricating drops that say “preservative-free” on the box, and not drops that say “redness relief” or “homeopathic”.',
        'Redness drops can make eyes redder over time, so bring the bottle if you are not sure.',
      ],
    },
    {
      id: 'why-watery',
      question: 'Why do my eyes water if they are dry?',
      answer: [
        'A dry, sore surface makes the eye send a flood of watery tears, which lack oil and run off.',
        'Treating the dryness often calms the watering.',
      ],
    },
    {
      id: 'contact-lenses-makeup',
      question: 'Can I still wear contact lenses and makeup?',
      answer: [
        'You often can, once the surface has calmed down, though we may ask you to stop for a while at first.',
        'Daily lenses, fewer hours, and makeup kept off the lid edge all help.',
      ],
    },
    {
      id: 'insurance',
      question: 'Does insurance pay for dry eye care?',
      answer: [
        'A medical plan often covers the visit, the tests, and some prescription drops, but usually not light and heat treatments.',
      ],
    },
  ],
  urgent: [],
  relatedDoctors: ['dr-nadir-haddan'],
  searchWords: [
    'dry eyes',
    'dry eye doctor',
    'burning eyes',
    'gritty eyes',
    'sandy eyes',
    'watery eyes',
    'eyes feel tired',
    'blocked oil glands',
    'meibomian gland dysfunction',
    'MGD',
    'blepharitis',
    'eye drops',
    'punctal plugs',
    'tear duct plugs',
    'Sjogren',
    'ojos secos',
    'resequedad en los ojos',
    'ardor de ojos',
  ],
  appointmentType: 'Dry Eye Treatment',
  relatedTopics: ['dry-eye-disease', 'hygiene-lids-lashes', 'digital-eye-strain', 'allergies'],
  modal: {
    intro: 'Burning, gritty, or watery eyes are common, and the right care depends on the cause.',
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
    closingNote: 'Bring the drops you use, so that we can see what is in them.',
  },
  metaTitle: `Dry Eye Treatment in Brooklyn | ${practice.name}`,
  metaDescription:
    'Dry eye care in Brooklyn. We test your tears and oil glands, find the kind of dry eye you have, and plan home care, drops, or treatment.',
} satisfies Service;
