import type { Topic } from '../../types.ts';
import { contactLenses } from '../summaries.ts';

export default {
  ...contactLenses,
  metaDescription:
    'Soft, rigid, or overnight? Compare contact lens types, learn the habits that help prevent infection, and know when a red eye needs a call today.',
  urgent: 'Red or sore eye? Take the lens out, keep it and the case, and call us today.',
  whatIsIt: [
    'A contact lens is a medical device that rests on the front of your eye. You need a fitting and a valid prescription to wear one. That is true for color lenses too, even if they have no power.',
    'Soft lenses are the most common. Some you throw out each day, and some you keep for two weeks or a month. Toric lenses correct astigmatism, an uneven curve of the eye. Multifocal lenses help you see both far and near.',
    'Rigid lenses hold their shape and let oxygen through. Scleral lenses are larger and rest on the white of the eye. Ortho-k lenses are worn at night to shape the cornea, the clear front of the eye, so that you may see well by day.',
    'Most people wear lenses safely. The main risk is an infection of the cornea, which can harm your sight. Good habits lower that risk.',
  ],
  symptoms: [
    'Redness that does not go away when the lens is out.',
    'Pain, or a lens that feels gritty or stuck.',
    'Light hurts.',
    'Your sight is blurred with the lens on.',
    'You see discharge, such as mucus or pus.',
  ],
  howWeHelp: [
    'We measure the shape of your cornea and check your tears.',
    'We let you try lenses and see how they fit, move, and feel.',
    'We teach you how to put lenses in, take them out, and clean them.',
    'We see you again to check the fit and the health of your eyes.',
    'We fit special lenses for dry eyes and for keratoconus, a thin and cone-shaped cornea.',
    'Your prescription is yours. You get a copy when the fitting is done, without asking or paying extra. It lasts at least one year, unless a medical reason in your record makes it shorter.',
    'A seller must have your prescription or check it with us. If we do not answer within 8 business hours, the law counts it as checked. A seller may not swap the brand.',
  ],
  careTips: [
    'Wash and dry your hands each time before you touch a lens.',
    'Do not sleep in your lenses unless we tell you to. Sleeping in them makes an infection six to eight times more likely.',
    'Keep all water away from lenses. Take them out before a shower, a pool, or a hot tub, and never rinse them with tap water.',
    'Rub and rinse your lenses with fresh solution. Never top off old solution.',
    'Empty the case, rub it, and let it air-dry upside down. Get a new case at least every three months.',
    'Replace your lenses on time, and always carry spare glasses.',
  ],
  homeTools: [
    {
      name: 'Multipurpose contact lens solution',
      benefit: 'Cleans, rinses, and stores soft lenses. Ask us which kind suits yours.',
      category: 'Lens care',
      amazonLink: 'https://www.amazon.com/s?k=multipurpose+contact+lens+solution',
      price: '$10.99',
    },
    {
      name: 'Hydrogen peroxide cleaning system',
      benefit:
        'Cleans deeply without preservatives. Use its own case, wait the full time, and never put it in your eye.',
      category: 'Lens care',
      amazonLink: 'https://www.amazon.com/s?k=hydrogen+peroxide+contact+lens+cleaning+system',
      price: '$13.99',
    },
    {
      name: 'Contact lens cases, multipack',
      benefit: 'Makes it easy to start a new case at least every three months.',
      category: 'Lens care',
      amazonLink: 'https://www.amazon.com/s?k=contact+lens+case+pack',
      price: '$5.99',
    },
    {
      name: 'Lens-safe rewetting drops',
      benefit: 'Can ease dryness while you wear your lenses. Look for “for contact lenses” on the box.',
      category: 'Eye drops',
      amazonLink: 'https://www.amazon.com/s?k=contact+lens+rewetting+drops',
      price: '$9.99',
    },
  ],
  whenToCall: [
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Go to the ER or call 911 now for a chemical in the eye. Rinse with clean water for at least 15 minutes first, then go.',
    'Call us today for a red or sore eye in a contact lens wearer. Take the lens out, and keep it and the case.',
    'Call us today if light hurts, or if your vision is suddenly blurred or wavy. Bring the lens and the case.',
    'Need care today? Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
    'Call this week if your lenses feel dry for more than a week or two, with no redness or pain.',
  ],
  relatedServices: ['contact-lens-fitting', 'emergency-eye-care', 'dry-eye-treatment'],
  sources: [
    {
      organisation: 'Centers for Disease Control and Prevention',
      title: 'Healthy contact lens wear and care',
      url: 'https://www.cdc.gov/contact-lenses/',
      checkedOn: null,
    },
    {
      organisation: 'US Food and Drug Administration',
      title: 'Contact lenses',
      url: 'https://www.fda.gov/medical-devices/consumer-products/contact-lenses',
      checkedOn: null,
    },
    {
      organisation: 'Federal Trade Commission',
      title: 'Contact Lens Rule, 16 CFR Part 315',
      url: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-C/part-315',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
