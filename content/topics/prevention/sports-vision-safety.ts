import type { Topic } from '../../schema/entries.ts';
import { signs } from '../../signs/index.ts';
import { sportsVisionSafety } from '../summaries.ts';

export default {
  ...sportsVisionSafety,
  metaDescription:
    'About 9 in 10 sports eye injuries can be prevented. Learn which ASTM mark fits your sport, pickleball included, and which signs after a hit need care fast.',
  urgent: 'hard-blow',
  whatIsIt: [
    'Balls, sticks, elbows, and fingers can hurt an eye in a blink, and tens of thousands of Americans a year are treated for an eye hurt in sports. About 9 in 10 serious injuries could be prevented with the right eyewear.',
    'Everyday glasses and contact lenses do not protect you, and glasses that break can cut. Look for lenses of polycarbonate or Trivex, two plastics that resist shattering, and for the right mark of ASTM, which writes safety tests for sports equipment.',
    'Athletes who see well from only one eye should protect it in every sport that carries a risk. They should avoid boxing and full-contact martial arts, where no eyewear protects enough.',
  ],
  symptoms: [
    'You react late, or misjudge where the ball is.',
    'The scoreboard or distant players look blurry.',
    'Reading or screens tire you after a concussion, a brain injury from a blow.',
  ],
  howWeHelp: [
    'We test how you see, track, and judge distance.',
    'We fit goggles for your sport, with your prescription if you need one.',
    'We examine eyes after an injury or a concussion, and refer you to a surgeon when that is needed.',
  ],
  treatments: [
    {
      name: 'Sports goggles (F803)',
      how: 'A sturdy frame with a strap holds lenses that resist shattering.',
      suits:
        'Basketball, soccer, and fielding, with or without a prescription. Field hockey (F2713) and women’s lacrosse (F3077) have their own.',
      risks: 'They can fog, and they protect only the eyes.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Racket sport eyewear (F3164)',
      how: 'It is tested against the rackets, paddles, and balls of these sports.',
      suits: 'Tennis, squash, racquetball, and pickleball.',
      risks: 'Open frames without lenses can let a ball through.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Face guards and masks',
      how: 'A cage, shield, or mask keeps balls, pucks, and paint off the face.',
      suits: 'Batting (F910), ice hockey (F513), and paintball (F1776). A sporting goods store can fit them.',
      risks: 'A loose or cracked guard can fail.',
      price: null,
      here: 'We refer you',
    },
    {
      name: 'Contact lenses under goggles',
      how: 'The lenses correct your vision, and the goggles protect the eye.',
      suits: 'Athletes who want a wide view or wear a helmet.',
      risks: 'Infection, especially with poor care or water. Lenses alone do not protect.',
      price: null,
      here: 'We do this',
    },
  ],
  careTips: [
    'Wear your eyewear at practice as well as in games.',
    'Replace goggles when they are cracked or yellow, no longer fit, or have taken a hard hit.',
    'Keep a clean paper cup in the team bag, to shield an injured eye without touching it.',
  ],
  homeTools: [
    {
      name: 'Sports goggles marked ASTM F803',
      benefit: 'Guard your eyes in basketball, soccer, and fielding. Skip any that say only “impact resistant”.',
      category: 'Sports eyewear',
      amazonLink: 'https://www.amazon.com/s?k=ASTM+F803+sports+goggles',
      price: '$39.99',
    },
    {
      name: 'Racket and pickleball eyewear marked ASTM F3164',
      benefit: 'Guards your eyes in racket and paddle sports.',
    },
  ],
  whenToCall: signs(
    'head-injury-danger',
    'cut-or-stuck-object',
    'flying-object',
    'hard-blow',
    'floaters-or-flashes',
    'other-hit',
  ),
  questions: [
    {
      id: 'pickleball',
      question: 'Do I need eye protection for pickleball?',
      answer: [
        'Yes, we advise it for every player, at every level.',
        'On a small court, a ball or a partner’s paddle can reach you before you react, so choose eyewear marked ASTM F3164 with lenses in the frame.',
      ],
    },
    {
      id: 'regular-glasses',
      question: 'Can I play sports in my regular glasses?',
      answer: [
        'No, not in sports that carry a risk to the eye.',
        'Everyday frames can break, and a lens can pop out toward the eye. Sports goggles can be made with your prescription.',
      ],
    },
    {
      id: 'what-age',
      question: 'At what age should a child start to wear sports goggles?',
      answer: [
        'Start with the first season of any sport that carries a risk, whatever the age.',
        'Children often get used to goggles quickly when they start young and help choose the pair.',
      ],
    },
    {
      id: 'swim-in-lenses',
      question: 'Can I swim in contact lenses?',
      answer: [
        'No, because water can carry germs that get under the lens and cause a serious infection.',
        'Swim goggles with power are a safer way to see in the pool or the sea.',
      ],
    },
    {
      id: 'back-to-play',
      question: 'When can my child play again after an eye injury?',
      answer: [
        'Only after an eye doctor has examined the eye and agreed, because some damage inside the eye causes no pain at first.',
        'After a concussion, the doctor who treats it decides on each step back to play.',
      ],
    },
  ],
  visit: {
    tests:
      'For eyewear, we test your vision and tracking, measure your face, and try frames. After an injury, we examine the whole eye, inside and out.',
    length: 'A goggle fitting takes 20 to 40 minutes, and a full exam takes about an hour.',
    drops: 'Not for a fitting. After a hit we usually widen the pupils, so do not drive until you see clearly.',
    whom: 'Dr. Benvenetti (sports vision and concussion).',
    insurance: 'Some vision plans help with prescription goggles.',
    bring: 'Bring your glasses or contact lenses, your helmet and goggles, and your league’s eyewear rules.',
  },
  relatedServices: ['emergency-eye-care', 'pediatric-eye-care', 'contact-lens-fitting', 'vision-therapy'],
  relatedTopics: ['flashes-floaters', 'glasses-lens-options', 'uv-eye-protection'],
  searchWords: [
    'sports goggles',
    'rec specs',
    'prescription goggles',
    'pickleball glasses',
    'basketball goggles',
    'swim goggles',
    'hit in the eye',
    'black eye',
    'poked in the eye',
    'eye injury',
    'concussion',
    'ASTM F803',
    'ASTM F3164',
    'safety glasses',
    'polycarbinate',
    'googles',
    'gafas deportivas',
    'golpe en el ojo',
    'lentes para deporte',
  ],
  sources: [
    {
      organization: 'American Academy of Ophthalmology and American Academy of Pediatrics',
      title: 'Protective Eyewear for Young Athletes',
      url: 'https://www.aao.org/education/clinical-statement/protective-eyewear-young-athletes',
      supports: 'Which sports carry a risk, what protects in each, and athletes who see well from one eye',
      checkedOn: null,
    },
    {
      organization: 'ASTM International',
      title: 'Eye Protection (F3164), press release of December 17, 2024',
      url: 'https://astm.org/news/press-releases/f3164-eye-protection',
      supports: 'That F3164 covers racket sports and, since 2024, pickleball',
      checkedOn: null,
    },
    {
      organization: 'The Vision Council',
      title: 'The Vision Council Announces Publication of ASTM F3164-19',
      url: 'https://thevisioncouncil.org/blog/vision-council-announces-publication-astm-f3164-19-standard-specification-eye-protectors',
      supports: 'That F3164 took the place of F803 for racket sports, and the marks F3077 and F2713',
      checkedOn: null,
    },
    {
      organization: 'iTeh Standards, catalog of ASTM International',
      title: 'ASTM F910-04(2023), Standard Specification for Face Guards for Youth Baseball',
      url: 'https://standards.iteh.ai/catalog/standards/astm/d26a71f2-ed10-4008-9e81-e506f5f558a6/astm-f910-042023',
      supports: 'The mark for the face guards of young batters',
      checkedOn: null,
    },
    {
      organization: 'iTeh Standards, catalog of ASTM International',
      title: 'ASTM F513-22, Standard Specification for Eye and Face Protective Equipment for Hockey Players',
      url: 'https://standards.iteh.ai/catalog/standards/astm/ae5db9f0-5ea1-482e-b544-7046370036b7/astm-f513-22',
      supports: 'The mark for ice hockey',
      checkedOn: null,
    },
    {
      organization: 'iTeh Standards, catalog of ASTM International',
      title: 'ASTM F1776-14, Standard Specification for Eye Protective Devices for Paintball Sports',
      url: 'https://standards.iteh.ai/catalog/standards/astm/4f83a60e-2689-40c0-aae2-57b13d0ae004/astm-f1776-14',
      supports: 'The mark for paintball',
      checkedOn: null,
    },
    {
      organization: 'Eye, journal of the Royal College of Ophthalmologists',
      title: 'Pickleball eye injuries: ocular protection recommendations and guidelines',
      url: 'https://doi.org/10.1038/s41433-023-02870-9',
      supports: 'Why pickleball puts eyes at risk, especially those of older players',
      checkedOn: null,
    },
    {
      organization: 'Prevent Blindness',
      title: 'Recommended Sports Eye Protectors',
      url: 'https://preventblindness.org/recommended-sports-eye-protectors/',
      supports: 'How many are hurt each year, and that everyday glasses do not protect',
      checkedOn: null,
    },
    {
      organization: 'American Academy of Ophthalmology',
      title: 'Sports Eye Safety',
      url: 'https://www.aao.org/eye-health/tips-prevention/injuries-sports',
      supports: 'How many injuries can be prevented, and when to replace eyewear',
      checkedOn: null,
    },
    {
      organization: 'Centers for Disease Control and Prevention',
      title: 'About Healthy Contact Lens Wear and Care',
      url: 'https://www.cdc.gov/contact-lenses/about/index.html',
      supports: 'Contact lenses and water',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
