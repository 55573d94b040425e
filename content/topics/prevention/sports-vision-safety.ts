import type { Topic } from '../../types.ts';
import { sportsVisionSafety } from '../summaries.ts';

export default {
  ...sportsVisionSafety,
  metaDescription:
    'About 9 in 10 sports eye injuries can be prevented. Learn which goggles fit your sport, eye first aid, and when to go to the ER now.',
  urgent: 'A hard blow with loss of vision, a cut, or blood in the eye? Go to the ER or call 911 now.',
  whatIsIt: [
    'Balls, sticks, elbows, and fingers can hurt an eye in a blink. Yet about 9 in 10 sports eye injuries can be prevented with the right eyewear.',
    'The risk is high in sports with small, fast balls, with sticks, or with close contact. Airsoft and paintball are risky too. Eye doctors and children’s doctors strongly advise eye protection in sports that carry a risk. It should be a must for athletes who see well from only one eye.',
    'Street glasses and contact lenses do not protect you. Look for lenses of polycarbonate or Trivex, two tough plastics. Then look for the right ASTM mark, which shows that the eyewear passed a safety test.',
    'ASTM F803 is the mark for racket sports, basketball, soccer, and fielding in baseball. Batters need a face guard with F910. Hockey uses F513 and paintball uses F1776. Some sports have newer marks of their own, so ask your league or ask us.',
  ],
  symptoms: [],
  howWeHelp: [
    'We do a sports vision exam that looks at how you see, track, and judge distance.',
    'We fit sports goggles, with your prescription if you need one.',
    'We fit contact lenses to wear under goggles, if that works well for your sport.',
    'We help athletes who see well from only one eye choose full-time protection.',
    'We check your vision after a concussion, which is a brain injury from a blow. We refer you for more care.',
  ],
  careTips: [
    'Wear your eyewear at practice as well as in games.',
    'Replace goggles when they crack, no longer fit, or take a hard hit.',
    'After an injury, do not rub or press on the eye, and do not patch it tightly.',
    'If something is stuck in the eye, do not pull it out.',
    'Do not take aspirin before care, because it can make bleeding worse.',
  ],
  homeTools: [
    {
      name: 'Sports goggles marked ASTM F803',
      benefit: 'Guard your eyes in racket sports, basketball, soccer, and fielding.',
      category: 'Sports eyewear',
      amazonLink: 'https://www.amazon.com/s?k=ASTM+F803+sports+goggles',
      price: '$39.99',
    },
    {
      name: 'Kids’ sports goggles marked ASTM F803',
      benefit: 'Fit a smaller face. Try them with the helmet if there is one.',
      category: 'Sports eyewear',
      amazonLink: 'https://www.amazon.com/s?k=ASTM+F803+kids+sports+goggles',
      price: '$29.99',
    },
    {
      name: 'Goggle strap and anti-fog spray',
      benefit: 'Keep your eyewear on and clear while you play.',
      category: 'Accessories',
      amazonLink: 'https://www.amazon.com/s?k=sports+goggle+strap+anti+fog+spray',
      price: '$11.99',
    },
    {
      name: 'Swim goggles with ready-made power',
      benefit: 'Help you see in the water without contact lenses.',
      category: 'Sports eyewear',
      amazonLink: 'https://www.amazon.com/s?k=prescription+swim+goggles',
      price: '$21.99',
    },
  ],
  whenToCall: [
    'Go to the ER or call 911 now for a hard blow with loss of vision.',
    'Go to the ER or call 911 now for a cut or something stuck in the eye. Do not rub, press or pull it out.',
    'Go to the ER or call 911 now if you see double after a blow, or your pupils differ in size. Do the same for blood in the colored part of the eye.',
    'Call us today for eye pain after a hit, even days later.',
    'Call us today for a sudden shower of new floaters, new flashes, or a dark curtain or shadow. This can happen days after a hit.',
    'Need care today? Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
    'Ask at your next exam which eyewear suits your sport.',
  ],
  relatedServices: ['emergency-eye-care', 'pediatric-eye-care', 'contact-lens-fitting', 'vision-therapy'],
  sources: [
    {
      organisation: 'American Academy of Ophthalmology and American Academy of Pediatrics',
      title: 'Protective eyewear for young athletes',
      url: 'https://www.aao.org/education/clinical-statement/protective-eyewear-young-athletes',
      checkedOn: null,
    },
    {
      organisation: 'Prevent Blindness',
      title: 'Sports eye safety',
      url: 'https://preventblindness.org/sports-eye-safety/',
      checkedOn: null,
    },
    {
      organisation: 'American Academy of Ophthalmology',
      title: 'Sports eye safety',
      url: 'https://www.aao.org/eye-health/tips-prevention/injuries-sports',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
