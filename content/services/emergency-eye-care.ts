import { practice } from '../practice.ts';
import type { Service } from '../types.ts';
import { emergencyEyeCare } from './summaries.ts';

export default {
  ...emergencyEyeCare,
  detailedDescription: [
    'We reserve same-day slots daily for urgent eyes. Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes. Do the same for a hard blow with loss of vision. Go now for bad eye pain with a headache, nausea, halos, and a red eye. Call 911 for sudden double vision or vision loss with a drooping face, a weak arm, or trouble with speech.',
    'If a chemical gets in your eye, rinse it with clean water for at least 15 minutes first. Then go to the ER now. If something is stuck in the eye, or the eye is cut, do not rub, press, or pull it out. Go to the ER now.',
    'Call us today for new flashes, a sudden shower of new floaters, or a dark curtain or shadow. Call today for a painful red eye, or if light hurts. If you wear contact lenses and an eye is red or sore, take the lens out. Keep it and the case, and call today.',
    'At your visit we find the cause, treat what we can, and send you to a hospital or surgeon if you need one. Bring your glasses and a list of your medicines. Do not drive if your sight is affected.',
  ],
  conditions: [
    'Red, sore, or sticky eyes',
    'New flashes, floaters, or a shadow',
    'Eye pain, or light that hurts',
    'Sight that is suddenly blurred or wavy',
    'Scratches and dust in the eye',
    'Contact lens problems',
    'A swollen lid with fever',
    'A hit to the eye',
  ],
  benefitsList: [
    'Same-day slots, reserved daily',
    'An optometrist who can look inside the eye at once',
    'A fast referral when you need a surgeon',
    'A follow-up visit to see that you heal',
  ],
  appointmentType: 'Emergency Visit',
  relatedTopics: ['flashes-floaters', 'conjunctivitis', 'stye-chalazion', 'contact-lenses'],
  modal: {
    intro: 'We reserve same-day slots daily. Call us, and we will tell you how soon to come.',
    lists: [
      {
        title: 'Call us today for',
        items: [
          'A sudden shower of new floaters, new flashes, or a dark curtain or shadow',
          'A painful red eye, or light that hurts',
          'A red or sore eye in a contact lens wearer',
          'Sight that is suddenly blurred or wavy',
          'A swollen lid with fever',
        ],
      },
    ],
    closingNote: 'Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
  },
  metaTitle: `Emergency Eye Care in Brooklyn | ${practice.name}`,
  metaDescription:
    'Red eye, eye pain, new floaters, or an injury? We reserve same-day slots daily in Brooklyn. Call us first; if we are closed, go to an ER.',
} satisfies Service;
