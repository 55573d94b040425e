import type { Topic } from '../../types.ts';
import { screenHabits } from '../summaries.ts';

export default {
  ...screenHabits,
  metaDescription:
    'Tired eyes at the screen? Try the 20-20-20 habit, set up your desk with care, and see how much screen time suits young children.',
  whatIsIt: [
    'Good screen habits keep your eyes comfortable while you work, learn, and play. They are simple, they cost little, and they help both adults and children.',
    'Screens can tire your eyes. You blink less when you look at one, so your eyes dry out. You also hold your focus at one near distance for a long time. Glare and small text make it harder.',
    'This strain comes from how we use screens. It does not damage your eyes. Blue light from screens is not the cause, so you do not need special blue-light glasses for it.',
    'Children need a few more rules. Under 18 months, keep screens to video calls only. From age 2 to 5, aim for about one hour a day of good programs. For all ages, a family plan for screens can help.',
  ],
  symptoms: [],
  howWeHelp: [
    'We test your eyes at the distance of your own screen.',
    'We check how your eyes focus and work as a team.',
    'We look for dry eye and help you treat it.',
    'We give advice on your desk, your chair, your light, and your screen.',
    'We can prescribe computer lenses if they would help you.',
  ],
  careTips: [
    'Every 20 minutes, look at something 20 feet away for 20 seconds. This is the 20-20-20 habit.',
    'Keep your screen at arm’s length. Its top should be level with your eyes or a bit below.',
    'Make the text bigger, and turn the screen away from windows and bright lamps.',
    'Blink all the way, and blink often.',
    'Put screens away in the hour before bed. Night mode may feel softer if you must use one.',
    'Go outdoors each day. This is most important for children.',
  ],
  homeTools: [
    {
      name: 'Monitor arm or laptop stand',
      benefit: 'Sets your screen at the right height and distance.',
      category: 'Desk setup',
      amazonLink: 'https://www.amazon.com/s?k=adjustable+monitor+arm+laptop+stand',
      price: '$34.99',
    },
    {
      name: 'Desk or bias lamp',
      benefit: 'Adds soft light around your screen, so that it does not stand out in a dark room.',
      category: 'Lighting',
      amazonLink: 'https://www.amazon.com/s?k=monitor+bias+light+desk+lamp',
      price: '$24.99',
    },
    {
      name: 'Small desk humidifier',
      benefit: 'Adds moisture to dry room air, which may help dry eyes.',
      category: 'Room air',
      amazonLink: 'https://www.amazon.com/s?k=small+desk+humidifier',
      price: '$29.99',
    },
    {
      name: 'Preservative-free lubricating drops',
      benefit: 'Can ease dryness on long screen days.',
      category: 'Eye drops',
      amazonLink: 'https://www.amazon.com/s?k=preservative+free+lubricating+eye+drops',
      price: '$14.99',
    },
  ],
  whenToCall: [
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Go to the ER or call 911 now for sudden double vision or vision loss with face droop, arm weakness or speech trouble.',
    'Call us today if your vision is suddenly blurred or wavy, if you see double, or if your eye hurts.',
    'Call us today for a sudden shower of new floaters, new flashes, or a dark curtain or shadow.',
    'Call this week if blur or headaches stay after you rest, or bother you at work or school.',
    'Call this week if your child squints at screens or at the board.',
  ],
  relatedServices: ['comprehensive-eye-exam', 'pediatric-eye-care', 'dry-eye-treatment', 'vision-therapy'],
  sources: [
    {
      organisation: 'American Academy of Ophthalmology',
      title: 'Computers, digital devices and eye strain',
      url: 'https://www.aao.org/eye-health/tips-prevention/computer-usage',
      checkedOn: null,
    },
    {
      organisation: 'American Optometric Association',
      title: 'Computer vision syndrome',
      url: 'https://www.aoa.org/healthy-eyes/eye-and-vision-conditions/computer-vision-syndrome',
      checkedOn: null,
    },
    {
      organisation: 'American Academy of Pediatrics',
      title: 'Family Media Plan',
      url: 'https://www.healthychildren.org/English/fmp/Pages/MediaPlan.aspx',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
