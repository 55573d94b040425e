import type { Topic } from '../../types.ts';
import { hygieneLidsLashes } from '../summaries.ts';

export default {
  ...hygieneLidsLashes,
  metaDescription:
    'Crusty lashes or red, itchy lids? Learn safe lid cleaning at home, what blepharitis and lash mites are, and when your lids need a visit.',
  whatIsIt: [
    'Your eyelids have tiny glands that make oil for your tears. Clean lids help these glands stay open. They also keep down germs and lash mites, called Demodex, that live on the skin.',
    'Blepharitis means that the lid edges are inflamed, or red and sore. It is common and tends to come back. It is managed over time with steady care, and it is rarely a danger to your sight.',
    'Lid care is like brushing your teeth. A few gentle minutes each day do more than one hard scrub.',
  ],
  symptoms: [
    'You see crusts or little sleeves around the base of your lashes.',
    'Your lid edges are red or itchy.',
    'Your eyes burn, or your tears look foamy.',
    'Lashes fall out or grow the wrong way.',
    'You get styes, which are sore lumps on the lid, again and again.',
  ],
  howWeHelp: [
    'We look closely at the base of your lashes for signs of Demodex mites.',
    'We can clean your lids in the office.',
    'We can prescribe drops for Demodex, such as lotilaner, which FDA approved in 2023.',
    'We may prescribe an antibiotic or a steroid when your lids need it.',
    'We can offer intense pulsed light (IPL), a treatment with short pulses of light. It may help if you have rosacea, a skin disease that causes redness.',
    'We check for dry eye, since the two often come as a pair.',
  ],
  careTips: [
    'Take your contact lenses out first.',
    'Lay a clean, warm compress on closed lids for 5 to 10 minutes. Then massage gently and clean along the lashes.',
    'Do this each day at first, then a few times a week.',
    'Take off all eye makeup each night. Start a new mascara about every three months, and do not share it.',
    'Lash extensions and their glue can irritate your lids.',
    'Never put raw tea tree oil near your eye. Use only weak products made for lids, and stop if they sting.',
  ],
  homeTools: [
    {
      name: 'Lid cleansing foam or wipes',
      benefit: 'Lift off oil, crusts, and makeup without soap.',
      category: 'Lid hygiene',
      amazonLink: 'https://www.amazon.com/s?k=eyelid+cleanser+foam+wipes',
      price: '$14.99',
    },
    {
      name: 'Hypochlorous acid lid spray',
      benefit: 'A gentle, rinse-free spray that can lower germs on closed lids.',
      category: 'Lid hygiene',
      amazonLink: 'https://www.amazon.com/s?k=hypochlorous+acid+eyelid+spray',
      price: '$18.99',
    },
    {
      name: 'Warm-compress eye mask',
      benefit: 'Holds steady heat that can loosen thick oil in the lids.',
      category: 'Warm compress',
      amazonLink: 'https://www.amazon.com/s?k=microwave+warm+compress+eye+mask',
      price: '$19.99',
    },
    {
      name: 'Magnifying mirror',
      benefit: 'Helps you see the lash line while you clean.',
      category: 'Lid hygiene',
      amazonLink: 'https://www.amazon.com/s?k=lighted+magnifying+mirror',
      price: '$16.99',
    },
  ],
  whenToCall: [
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Call us today for a painful red eye, if light hurts, or if your vision is suddenly blurred or wavy.',
    'Call us today for eyelid swelling with fever, or for redness that spreads over the lid.',
    'Call this week if your lids are no better after two to four weeks of care.',
    'Ask at your next exam about lash growth, makeup, and lash products.',
  ],
  relatedServices: ['dry-eye-treatment', 'ipl-therapy', 'comprehensive-eye-exam'],
  sources: [
    {
      organisation: 'National Eye Institute',
      title: 'Blepharitis',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/blepharitis',
      checkedOn: null,
    },
    {
      organisation: 'American Academy of Ophthalmology',
      title: 'What is blepharitis?',
      url: 'https://www.aao.org/eye-health/diseases/what-is-blepharitis',
      checkedOn: null,
    },
    {
      organisation: 'American Optometric Association',
      title: 'Blepharitis',
      url: 'https://www.aoa.org/healthy-eyes/eye-and-vision-conditions/blepharitis',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
