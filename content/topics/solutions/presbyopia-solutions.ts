import type { Topic } from '../../types.ts';
import { presbyopiaSolutions } from '../summaries.ts';

export default {
  ...presbyopiaSolutions,
  metaDescription:
    'Holding your phone farther away to read it? Learn why near sight fades after 40, and how glasses, contact lenses, and drops can help.',
  whatIsIt: [
    'Presbyopia is the slow loss of near focus that comes with age. The lens inside your eye gets stiff, so it can no longer change shape with ease. Most people notice it from about age 40 to 45.',
    'It happens to everyone, even if you have always seen well. It is not a disease, and it does not harm your eyes. It keeps changing for some years, so your near power may need an update now and then.',
    'There are many ways to see up close again. The right one depends on what you read, how you work, and whether you wear glasses now. Many people use more than one.',
  ],
  symptoms: [
    'You hold your phone or a menu farther away to read it.',
    'You need brighter light than you used to.',
    'Your eyes feel tired after you read.',
    'Near things look blurred, most of all at the end of the day.',
    'Your head aches after close work.',
  ],
  howWeHelp: [
    'We check your eye health and measure what you need for far, for your screen, and for near.',
    'We explain reading glasses, bifocals, progressive lenses, and office lenses, and what each does well.',
    'We fit multifocal contact lenses, which hold near and far power in one lens.',
    'We can also try monovision. One eye wears a contact lens for far and the other a lens for near.',
    'We can talk about prescription drops, such as pilocarpine or aceclidine. They shrink the pupil, which can sharpen near sight for some hours.',
    'These drops need a dilated exam first, with drops that widen the pupil to show the back of the eye. They may cause a headache and make it harder to drive in dim light. In rare cases the retina, the layer at the back of the eye, may tear.',
    'If you ask about surgery, we explain the choices and refer you to an eye surgeon. We see you before and after.',
  ],
  careTips: [
    'Read in good light that comes from behind your shoulder.',
    'Make the letters larger on your phone, tablet, and computer.',
    'Keep a pair of reading glasses where you need them, such as the kitchen and your desk.',
    'Do not drive in reading glasses. They blur what is far away.',
    'Plan a full eye exam around age 40, even if you see well.',
  ],
  homeTools: [
    {
      name: 'Ready-made reading glasses',
      benefit: 'Help with short reading. Ask us which power suits you.',
      category: 'Reading aid',
      amazonLink: 'https://www.amazon.com/s?k=reading+glasses+pack',
      price: '$15.99',
    },
    {
      name: 'Adjustable reading lamp',
      benefit: 'Puts bright, even light on the page, which makes small print easier.',
      category: 'Lighting',
      amazonLink: 'https://www.amazon.com/s?k=adjustable+led+reading+lamp',
      price: '$32.99',
    },
    {
      name: 'Lighted hand magnifier',
      benefit: 'Helps with labels, maps, and other small print.',
      category: 'Reading aid',
      amazonLink: 'https://www.amazon.com/s?k=lighted+hand+magnifier',
      price: '$14.99',
    },
    {
      name: 'Large text on your phone',
      benefit: 'Costs nothing. Open your phone’s settings, look for display or accessibility, and raise the text size.',
    },
  ],
  whenToCall: [
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Call us today for near sight that blurs suddenly in one eye, or if you have eye pain.',
    'Call us today for a sudden shower of new floaters, new flashes, or a dark curtain or shadow. This is vital if you use pupil-shrinking drops.',
    'Call this week if symptoms last more than a week or two, come back, or bother you at work.',
    'Ask at your next exam about slow change, or glasses that feel weak.',
  ],
  relatedServices: ['comprehensive-eye-exam', 'contact-lens-fitting', 'surgical-comanagement'],
  sources: [
    {
      organisation: 'National Eye Institute',
      title: 'Presbyopia',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/presbyopia',
      checkedOn: null,
    },
    {
      organisation: 'American Academy of Ophthalmology',
      title: 'What is presbyopia?',
      url: 'https://www.aao.org/eye-health/diseases/what-is-presbyopia',
      checkedOn: null,
    },
    {
      organisation: 'US Food and Drug Administration',
      title: 'Drugs@FDA: labels of approved drugs',
      url: 'https://www.accessdata.fda.gov/scripts/cder/daf/',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
