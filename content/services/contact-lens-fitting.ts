import { practice } from '../practice.ts';
import type { Service } from '../schema/entries.ts';
import { contactLensFitting } from './summaries.ts';

export default {
  ...contactLensFitting,
  detailedDescription: [
    'A contact lens sits right on the eye, so it has to fit. We measure the curve of your eye, look at your tears, and ask when and where you want to wear lenses.',
    'You try lenses in our office, learn to handle and clean them, and take them home for a trial. Then we check your eyes again.',
    'We also fit special lenses for dry eyes, for strong astigmatism (an eye that is not evenly round), and for keratoconus (a thin, cone-shaped front of the eye). Others help with reading after 40.',
    'When the fitting is done, you receive your contact lens prescription without asking and at no extra charge. We ask you to sign that you received it.',
    'Contact lenses are safe for most people who care for them well. An infection is rare, but it can harm vision. Every lens wearer should know the warning signs on our Is It Urgent? page.',
  ],
  testingIncludes: [
    'An eye health check for lens wear',
    'A map of the curve of your eye',
    'A check of your tears',
    'Trial lenses, worn in our office and at home',
    'Lessons in putting in, taking out, and cleaning',
    'A follow-up visit',
    'Your contact lens prescription',
  ],
  benefitsList: [
    'Lenses chosen for your eyes and your day',
    'A wide view for sports and work',
    'Special lenses for eyes that are hard to fit',
    'Clear habits that lower the risk of infection',
  ],
  steps: [
    {
      title: 'We talk about your day',
      text: 'Screens, sports, dust, allergies, and the hours you want to wear lenses all help us choose.',
    },
    {
      title: 'We examine and measure',
      text: 'We check the health of the eye, map its curve, and look at your tears.',
    },
    {
      title: 'You try lenses',
      text: 'We look at how they sit and move, and how well you see far and near.',
    },
    {
      title: 'You learn to handle them',
      text: 'You practice with us until you can put lenses in and take them out on your own.',
    },
    {
      title: 'You wear them at home',
      text: 'A trial of a week or two shows how they feel in real life.',
    },
    {
      title: 'We check and finish',
      text: 'At the follow-up we look at your eyes again, fine-tune the lenses, and give you your prescription.',
    },
  ],
  length: 'The first visit takes about an hour, and follow-up visits take 20 to 40 minutes.',
  drops:
    'A fitting needs no drops that widen the pupils, though we may use a dye that washes out of the eye. If a full exam is due as well, ask us about drops and driving when you book.',
  risks: [
    'Infection of the cornea, the clear front of the eye, which is rare but can scar the eye and lower vision',
    'Sleeping in lenses raises that risk 6 to 8 times, and water on a lens raises it too',
    'Dryness, allergy to a lens or solution, or a scratch from a damaged lens',
    'Too little oxygen reaching the eye when lenses are worn too long',
  ],
  cost: null,
  questions: [
    {
      id: 'how-long-valid',
      question: 'How long is a contact lens prescription valid?',
      answer: [
        'It is valid for at least one year, unless a medical reason in your record calls for less time.',
        'After that we check your eyes and the fit again, because eyes change even when lenses feel fine.',
      ],
    },
    {
      id: 'buy-elsewhere',
      question: 'Can I buy my lenses somewhere else?',
      answer: [
        'Yes, your prescription is yours, and you may use it with any seller.',
        'The seller must have a copy or check it with us, and may not swap the brand for another.',
      ],
    },
    {
      id: 'sleep-in-lenses',
      question: 'Can I sleep, shower, or swim in contact lenses?',
      answer: [
        'Take lenses out before you shower or swim, and before you sleep unless we fitted them for the night.',
        'Sleep and water both let germs grow under a lens, and tap water can carry one that is very hard to treat.',
      ],
    },
    {
      id: 'what-age',
      question: 'How old does my child have to be?',
      answer: [
        'There is no set age, and many children can handle lenses by age 8 to 12.',
        'What matters is that the child wants them, can keep them clean, and has a parent who helps at first.',
      ],
    },
    {
      id: 'insurance',
      question: 'Does insurance pay for a contact lens fitting?',
      answer: [
        'Many plans count the fitting separately from the exam, and vision plans often help with lenses up to a set amount.',
      ],
    },
    {
      id: 'dry-or-over-40',
      question: 'Can I wear lenses if my eyes are dry, or if I need reading glasses?',
      answer: [
        'You often can, with a lens made for it.',
        'We treat dryness first. For reading after 40 we can try multifocal lenses, or one lens for far and one for near.',
      ],
    },
  ],
  urgent: [],
  relatedDoctors: ['dr-anya-voronetska', 'dr-meilan-tsoi'],
  searchWords: [
    'contact lens',
    'contact lense',
    'contact lens exam',
    'contact lens prescription',
    'first contact lenses',
    'soft lenses',
    'daily lenses',
    'color contact lenses',
    'toric lenses',
    'astigmatism lenses',
    'multifocal contact lenses',
    'scleral lenses',
    'hard contact lenses',
    'gas permeable',
    'keratoconus',
    'ortho-k',
    'lentes de contacto',
    'pupilentes',
  ],
  appointmentType: 'Contact Lens Fitting/Exam',
  relatedTopics: ['contact-lenses', 'presbyopia-solutions', 'myopia-control', 'dry-eye-disease'],
  modal: {
    intro: 'We take the time to fit first lenses, new lenses, and eyes that are hard to fit.',
    lists: [
      {
        title: 'Lenses we fit',
        items: [
          'Soft lenses for a day, two weeks, or a month',
          'Lenses for astigmatism',
          'Multifocal lenses for far and near',
          'Rigid lenses that let oxygen through',
          'Scleral lenses, which rest on the white of the eye',
          'Ortho-k lenses, worn at night to shape the eye for the day',
        ],
      },
    ],
    closingNote: 'You receive your prescription when the fitting is done, and you may buy your lenses anywhere.',
  },
  metaTitle: `Contact Lens Fitting in Brooklyn | ${practice.name}`,
  metaDescription:
    'Contact lens exams and fittings in Brooklyn: soft, multifocal, and special lenses for hard-to-fit eyes, with lessons and a trial at home.',
} satisfies Service;
