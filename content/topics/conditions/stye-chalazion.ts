import type { Topic } from '../../types.ts';
import { styeChalazion } from '../summaries.ts';

export default {
  ...styeChalazion,
  metaDescription:
    'A sore bump on your eyelid may be a stye, and a firm lump a chalazion. Learn how to care for each one, what not to do, and when to call us.',
  whatIsIt: [
    'A stye is a sore, infected bump on your eyelid. It grows at the root of a lash or in a small oil gland of the lid.',
    'A chalazion (say “kuh-LAY-zee-un”) is a lump from a blocked oil gland. It grows more slowly than a stye and mostly does not hurt. It can follow a stye.',
    'Both are common, and most get better with warm compresses and time. A stye often drains and clears in about a week. A chalazion may take several weeks.',
  ],
  symptoms: [
    'You see a red bump on your eyelid.',
    'The bump hurts when you touch it, as a stye does.',
    'The lump is firm and does not hurt, as a chalazion often is.',
    'Your eyelid swells.',
    'Your lashes are crusty.',
    'Your eye waters or feels gritty.',
    'Your sight blurs, if a large lump presses on the eye.',
  ],
  howWeHelp: [
    'We tell a stye, a chalazion, a skin infection, and rarer growths of the lid apart.',
    'We can clean and treat your lids in the office.',
    'We prescribe medicine when the lid is infected.',
    'If a lump stays for about 4 to 8 weeks, we refer you to a doctor. They can drain it or give a shot to shrink it.',
    'We treat what brings lumps back. It may be blepharitis (sore, inflamed lid edges) or rosacea (a skin condition that reddens the face).',
  ],
  careTips: [
    'Use a clean, warm compress for 5 to 10 minutes, 3 to 5 times a day. It should feel warm, never hot.',
    'Massage the lid gently after each compress.',
    'Do not squeeze or pop the bump.',
    'Wear no eye makeup and no contact lenses until it heals.',
    'Buy new mascara after it heals.',
  ],
  homeTools: [
    {
      name: 'Warm-compress eye mask',
      benefit: 'Keeps its heat longer than a wet cloth, which can help a blocked gland open.',
      category: 'Warm compress',
      amazonLink: 'https://www.amazon.com/s?k=warm+compress+eye+mask',
      price: '$19.99',
    },
    {
      name: 'Lid wipes or lid foam',
      benefit: 'Clean away crust and oil at the lash line.',
      category: 'Lid hygiene',
      amazonLink: 'https://www.amazon.com/s?k=eyelid+cleansing+wipes',
      price: '$13.99',
    },
    {
      name: 'Clean washcloths',
      benefit: 'Soak one in warm water for a simple compress. Use a fresh one each time and do not share it.',
    },
  ],
  whenToCall: [
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Call us today for eyelid swelling with fever, or if the whole lid or face is red and hot.',
    'Call us today for pain when you move the eye, an eye that bulges, or any change in sight.',
    'For any of these signs: Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
    'Call this week if the bump is no better in 1 to 2 weeks, or comes back in the same place. Call too if lashes fall out.',
    'Ask at your next exam about a small lump that is slowly going away.',
  ],
  relatedServices: ['emergency-eye-care', 'comprehensive-eye-exam', 'dry-eye-treatment', 'ipl-therapy'],
  sources: [
    {
      organisation: 'American Academy of Ophthalmology',
      title: 'What Are Chalazia and Styes?',
      url: 'https://www.aao.org/eye-health/diseases/what-are-chalazia-styes',
      checkedOn: null,
    },
    {
      organisation: 'NHS',
      title: 'Stye',
      url: 'https://www.nhs.uk/conditions/stye/',
      checkedOn: null,
    },
    {
      organisation: 'NYU Langone Health',
      title: 'Home Treatment for Stye',
      url: 'https://nyulangone.org/conditions/stye/treatments/home-treatment-for-stye',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
