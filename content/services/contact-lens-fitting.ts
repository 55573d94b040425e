import { practice } from '../practice.ts';
import type { Service } from '../types.ts';
import { contactLensFitting } from './summaries.ts';

export default {
  ...contactLensFitting,
  detailedDescription: [
    'A contact lens sits right on the eye, so it has to fit. We measure the curve of your eye, look at your tears, and ask when and where you want to wear lenses.',
    'You try lenses in our office and take them home for a trial. We teach you to put them in, take them out, and clean them. A short visit later shows us how your eyes are doing.',
    'Some eyes need special lenses. We fit lenses for dry eyes, for strong astigmatism (an eye that is not evenly round), and for keratoconus (a thin, cone-shaped front of the eye). We also fit lenses for reading after 40.',
    'When the fitting is done, you get your contact lens prescription, without asking and at no extra charge. It is yours, and you may buy your lenses anywhere.',
    'If a lens wearer has a red or sore eye, take the lens out and call us today. Keep the lens and the case, and bring them along.',
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
  appointmentType: 'Contact Lens Fitting/Exam',
  relatedTopics: ['contact-lenses', 'presbyopia-solutions', 'myopia-control', 'dry-eye-disease'],
  modal: {
    intro: 'First lenses, new lenses, or eyes that are hard to fit? We take the time to get it right.',
    lists: [
      {
        title: 'Lenses we fit',
        items: [
          'Soft lenses for a day, two weeks, or a month',
          'Lenses for astigmatism',
          'Multifocal lenses for far and near',
          'Firm lenses that let air through',
          'Scleral lenses, which rest on the white of the eye',
          'Lenses worn at night to shape the eye for the day',
        ],
      },
    ],
    closingNote: 'You get your prescription when the fitting is done. You may buy your lenses anywhere.',
  },
  metaTitle: `Contact Lens Fitting in Brooklyn | ${practice.name}`,
  metaDescription:
    'Contact lens exams and fittings in Brooklyn: soft, multifocal, and special lenses for hard-to-fit eyes, with lessons and a trial at home.',
} satisfies Service;
