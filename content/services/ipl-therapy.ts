import { practice } from '../practice.ts';
import type { Service } from '../types.ts';
import { iplTherapy } from './summaries.ts';

export default {
  ...iplTherapy,
  detailedDescription: [
    'IPL stands for intense pulsed light. Short flashes of light are applied to the skin below the eyes. They can calm tiny blood vessels and warm the oil glands in the lids. RF stands for radiofrequency. It is a gentle heat that can soften the oil in those glands.',
    'Both are for dry eye that comes from blocked oil glands. We test your tears and glands first, to see if the cause is one that light or heat may help.',
    'You lie back, and we cover your eyes with shields. You may feel warm snaps on the skin. A session takes about half an hour. Most people go back to their day at once, with sunscreen on.',
    'Results usually show in 2-3 sessions. How much it helps differs from person to person, and some people need more visits later. Keep up your drops and lid care. IPL is not for every skin tone, in pregnancy, or with some medicines. We check all of this with you first.',
  ],
  conditions: [
    'Dry eye from blocked oil glands',
    'Red, inflamed lid edges',
    'Rosacea of the face and lids, a skin problem with redness',
    'Styes that come back again and again',
    'Dry eye that drops alone do not calm',
  ],
  benefitsList: [
    'Results usually show in 2-3 sessions',
    'Oil may flow more freely, so tears can last longer',
    'Eyes may burn and redden less',
    'A short visit with no cuts and no needles',
  ],
  appointmentType: 'Dry Eye Treatment',
  relatedTopics: ['dry-eye-disease', 'hygiene-lids-lashes', 'stye-chalazion'],
  modal: {
    intro:
      'Light (IPL) and gentle heat (RF) for dry eye from blocked oil glands. Results usually show in 2-3 sessions.',
    lists: [
      {
        title: 'IPL benefits',
        items: [
          'Can calm redness and swelling of the lids',
          'Can warm and open blocked oil glands',
          'May lower the number of germs and mites on the lids',
        ],
      },
      {
        title: 'RF benefits',
        items: ['Gentle heat can soften thick oil', 'Suits many skin tones', 'Can be used together with IPL'],
      },
    ],
    closingNote: 'Not every dry eye needs this. We test first, and tell you what to expect.',
  },
  metaTitle: `IPL and RF for Dry Eye | ${practice.name}`,
  metaDescription:
    'IPL light and RF heat treatment in Brooklyn for dry eye from blocked oil glands. Results usually show in 2-3 sessions. We test first.',
} satisfies Service;
