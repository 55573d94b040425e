import { practice } from '../practice.ts';
import type { Service } from '../schema/entries.ts';
import { surgicalComanagement } from './summaries.ts';

export default {
  ...surgicalComanagement,
  detailedDescription: [
    'Co-management means that two doctors share your care. A surgeon does the operation, and we prepare you and see you before and after.',
    'Before surgery we check and measure your eyes, and talk about what surgery can and cannot do for you.',
    'After surgery you can come to us for many of your checks, close to home. We look at how the eye heals, measure your vision, and write to your surgeon after each visit.',
    'Sharing care is your choice, and you can also have every check with your surgeon. If you would like to come here, you and your surgeon both agree to it first, in writing.',
    'You go home from surgery with a list of warning signs, which are also on our Is It Urgent? page. Keep your surgeon’s number at hand, and ours.',
  ],
  testingIncludes: [
    'An exam and measurements to see whether surgery may suit you',
    'Treatment of dry eye, which can spoil the measurements',
    'A referral to a surgeon, with your records',
    'Care before and after cataract surgery',
    'Care before and after LASIK, PRK, and SMILE, which reshape the front of the eye',
    'Care before and after surgery that puts a lens inside the eye to replace glasses',
    'Care before and after laser treatment and surgery for glaucoma',
    'Checks after treatment of the retina or the lids, as your surgeon plans it',
    'New glasses or contact lenses when the eye is stable',
  ],
  benefitsList: [
    'A doctor who knows your eyes before and after',
    'Many of your checks close to home',
    'One plan that your surgeon and we share',
    'Time to ask what surgery can do for you',
  ],
  steps: [
    {
      title: 'We examine you',
      text: 'We find out what surgery could change, and whether glasses, lenses, or drops could do the job.',
    },
    {
      title: 'We get your eyes ready',
      text: 'We treat dryness and lid problems first, and tell you when to stop wearing contact lenses.',
    },
    {
      title: 'You meet the surgeon',
      text: 'We refer you and send our findings, and the surgeon measures again, explains the risks, and agrees on a date with you.',
    },
    {
      title: 'You have surgery',
      text: 'It takes place at the surgeon’s office or surgery center, and you need someone to take you home.',
    },
    {
      title: 'We check how you heal',
      text: 'Visits often fall one day, one week, and one month after surgery, and your surgeon decides which are with us.',
    },
    {
      title: 'We finish',
      text: 'When the eye is stable, we measure for glasses if you need them, and keep an eye on your other eye.',
    },
  ],
  length: 'The first visit takes about an hour, and checks after surgery take 20 to 40 minutes.',
  drops:
    'We usually widen your pupils at the first visit and at some checks. That blurs your vision, so bring a driver or take the train.',
  risks: [
    'Infection, bleeding, swelling, or lasting loss of vision can follow any eye surgery, and your surgeon explains the risks of yours',
    'After LASIK and similar surgery, dryness, glare, and halos are common for a few months and can last',
  ],
  cost: null,
  questions: [
    {
      id: 'do-you-operate',
      question: 'Do you do the surgery yourselves?',
      answer: ['No, we refer you to an eye surgeon, called an ophthalmologist, and see you before and after.'],
    },
    {
      id: 'pay-twice',
      question: 'Do I pay twice when two doctors share my care?',
      answer: [
        'You usually do not if a medical plan covers your cataract surgery. The plan divides its fee between the surgeon and the office that sees you afterward.',
        'LASIK is usually not covered, so ask what the price includes and who is paid for the checks.',
      ],
    },
    {
      id: 'choose-surgeon',
      question: 'Can I choose my surgeon?',
      answer: [
        'Yes, we can suggest surgeons, and you decide.',
        'Check that the surgeon takes your plan, and ask how often they do the surgery you need and who answers the phone at night.',
      ],
    },
    {
      id: 'when-cataract-surgery',
      question: 'When is it time for cataract surgery?',
      answer: [
        'It is time when the cataract makes it hard to drive, read, or do other things that matter to you, and glasses no longer help enough.',
        'There is usually no rush, and we watch the cataract with you and tell you if that changes.',
      ],
    },
    {
      id: 'contact-lenses-before',
      question: 'Do I have to stop wearing contact lenses before surgery?',
      answer: [
        'Yes, because lenses change the shape of the eye.',
        'Soft lenses usually stay out for at least two weeks before the measurements, and rigid or ortho-k lenses for longer. Your surgeon sets the time.',
      ],
    },
  ],
  urgent: [],
  relatedDoctors: ['dr-anya-voronetska', 'dr-miriam-castellan'],
  searchWords: [
    'cataract surgery',
    'LASIK',
    'lasik eye surgery',
    'lasic',
    'PRK',
    'SMILE eye surgery',
    'laser eye surgery',
    'implantable lens',
    'glaucoma laser',
    'eye surgeon',
    'ophthalmologist referral',
    'post op eye check',
    'after cataract surgery',
    'eye surgery consultation',
    'cirugía de cataratas',
    'operación de los ojos',
    'cirugía láser',
  ],
  appointmentType: 'Other',
  relatedTopics: ['cataracts', 'surgical-vision-correction', 'glaucoma', 'flashes-floaters'],
  modal: {
    intro: 'Whether you are thinking about eye surgery or have a date, we prepare you and see you while you heal.',
    lists: [
      {
        title: 'How we work with your surgeon',
        items: [
          'Check whether surgery may suit you',
          'Measure your eyes and treat dryness first',
          'Refer you and send your records',
          'Check you after surgery, as your surgeon plans it',
          'Fit new glasses when the eye is stable',
        ],
      },
    ],
    closingNote: 'We do not operate, but we help you choose and stay with you before and after.',
  },
  metaTitle: `Eye Surgery Care in Brooklyn | ${practice.name}`,
  metaDescription:
    'Care before and after eye surgery in Brooklyn: cataract, LASIK, glaucoma, and more. We prepare you, refer you, and see you while you heal.',
} satisfies Service;
