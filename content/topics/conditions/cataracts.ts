import type { Topic } from '../../schema/entries.ts';
import { signs } from '../../signs/index.ts';
import { cataracts } from '../summaries.ts';

export default {
  ...cataracts,
  metaDescription:
    'A cataract clouds the lens inside your eye, usually slowly and with age. Learn the signs, when surgery helps, and how we care for you before and after.',
  urgent: 'after-surgery-worse',
  whatIsIt: [
    'Behind the iris, the colored ring of your eye, sits a clear lens that focuses light. A cataract is a clouding of that lens, which can make the world look dull, hazy, or yellow.',
    'Most cataracts come with age. By age 80, more than half of Americans have a cataract or have had surgery for one. Diabetes, smoking, steroid medicine, an eye injury, and years of strong sunlight can bring one on earlier.',
    'A cataract usually gets worse slowly and does not hurt, and new glasses and brighter light may be all you need at first. When it gets in the way of reading, working, or driving, surgery can replace the cloudy lens with a clear one. No drop, pill, or diet removes a cataract, and waiting does not harm most eyes.',
  ],
  symptoms: [
    'Your vision looks cloudy or dull, and colors look faded or yellow.',
    'Headlights bother you at night, or lights seem to have rings around them.',
    'Your glasses prescription changes often.',
    'You have slowly come to see double with one eye, even when the other is closed.',
  ],
  howWeHelp: [
    'We examine the lens and the back of your eye to rule out other causes of blur.',
    'We test how much glare affects your vision, and we update your glasses if that is enough.',
    'We help you decide about surgery, and explain the implants, the clear lenses that surgeons put in.',
    'We do not operate. We refer you to a surgeon, share our notes, and see you before and after.',
  ],
  treatments: [
    {
      name: 'New glasses and better light',
      how: 'A new prescription, an anti-reflective coating, and a bright lamp make the most of the vision you have.',
      suits: 'People with an early cataract who manage well.',
      risks: 'None for your eyes, but the help fades as the lens gets cloudier.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Surgery with a single-focus lens',
      how: 'A surgeon removes the cloudy lens and puts in an implant set for one distance, usually far.',
      suits: 'Most people who choose surgery and do not mind reading glasses.',
      risks:
        'Infection, swelling, high eye pressure, or a detached retina (the layer at the back of the eye). These are uncommon but can harm vision.',
      price: null,
      here: 'We refer you',
    },
    {
      name: 'Surgery with a toric or multifocal lens',
      how: 'A toric implant also corrects astigmatism (an uneven curve of the eye), and a multifocal one gives some focus for both far and near.',
      suits: 'People with otherwise healthy eyes who want to depend less on glasses.',
      risks: 'The same risks, and multifocal lenses can add glare and halos. You may still need glasses.',
      price: null,
      here: 'We refer you',
    },
    {
      name: 'Laser for haze after surgery',
      how: 'The thin film behind the implant can turn cloudy months or years later, and a YAG laser makes an opening in it.',
      suits: 'People whose vision gradually becomes hazy again after cataract surgery.',
      risks: 'A temporary rise in eye pressure, floaters, and in rare cases swelling or a detached retina.',
      price: null,
      here: 'We refer you',
    },
  ],
  careTips: [
    'Wear a brimmed hat and sunglasses marked UV400, which block the invisible rays in sunlight that can harm eyes.',
    'Read in bright, even light, with the lamp behind your shoulder.',
    'Do not smoke, and if you have diabetes, keep up your care for it.',
    'If glare bothers you, avoid driving at night until we have checked your eyes.',
  ],
  homeTools: [
    {
      name: 'Bright, glare-free reading lamp',
      benefit: 'Can make print easier to see.',
      category: 'Light',
      amazonLink: 'https://www.amazon.com/s?k=glare-free+LED+reading+lamp',
      price: '$39.99',
    },
  ],
  whenToCall: signs(
    'sudden-vision-loss',
    'curtain-or-side-vision',
    'after-surgery-worse',
    'after-surgery-injury',
    'glare-bothers',
    'hazy-again',
    'slow-change',
  ),
  questions: [
    {
      id: 'how-fast',
      question: 'How fast does a cataract get worse?',
      answer: [
        'Usually over several years, but nobody can predict exactly how fast yours will change.',
        'Cataracts from diabetes, steroid medicine, or an injury can get worse faster, so we compare your lens at every visit.',
      ],
    },
    {
      id: 'when-surgery',
      question: 'When is it time for cataract surgery?',
      answer: [
        'When the cataract interferes with everyday activities, and new glasses no longer help.',
        'About 9 in 10 people see better after surgery. Another eye disease can limit what you gain, so we look for that first.',
      ],
    },
    {
      id: 'driving',
      question: 'Can I drive with a cataract?',
      answer: [
        'Yes, if you see clearly enough to be safe and meet the state standard. In New York that is 20/40 in at least one eye, with or without glasses.',
        'You can pass that test and still be dazzled at night, so tell us about glare.',
      ],
    },
    {
      id: 'recovery',
      question: 'How long does it take to recover from surgery?',
      answer: [
        'Many people see more clearly within a few days, and most eyes heal fully within about eight weeks.',
        'You sleep at home after the operation. Many people drive again within a few days, once they see the 20/40 that New York requires, but your surgeon decides. Ask as well when you may swim, wear eye makeup, and lift heavy things.',
      ],
    },
  ],
  visit: {
    tests: 'We test your vision, glare, and eye pressure, and examine the lens and the back of the eye.',
    length: 'A first exam takes about an hour, and visits after surgery take 20 to 40 minutes.',
    drops: 'We widen your pupils. Plan for a ride home.',
    whom: 'Dr. Castellan (cataract care) and Dr. Voronetska (before and after surgery).',
    insurance:
      'Medicare and most medical plans help pay for surgery that is medically needed, with a standard lens. Toric and multifocal lenses usually cost extra.',
    bring:
      'Your glasses, insurance cards, and a list of your medicines. Tell us if you have ever taken tamsulosin (Flomax), because a surgeon needs to know.',
  },
  relatedServices: ['surgical-comanagement', 'comprehensive-eye-exam', 'advanced-diagnostic-technology'],
  relatedTopics: ['glaucoma', 'surgical-vision-correction', 'uv-eye-protection', 'macular-degeneration'],
  searchWords: [
    'milky eye',
    'film over eye',
    'cataract',
    'cateract',
    'catarac',
    'cloudy vision',
    'cloudy lens',
    'foggy vision',
    'hazy vision',
    'glare at night',
    'halos around headlights',
    'faded colors',
    'lens implant',
    'IOL',
    'cataract surgery',
    'secondary cataract',
    'YAG laser',
    'cataratas',
    'vista nublada',
    'operación de cataratas',
  ],
  sources: [
    {
      organization: 'National Eye Institute',
      title: 'Cataracts',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/cataracts',
      supports: 'What a cataract is, how common it is, its causes, and what you may notice',
      checkedOn: null,
    },
    {
      organization: 'National Eye Institute',
      title: 'Cataract Surgery',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/cataracts/cataract-surgery',
      supports: 'How surgery works, its risks, how many people see better, and healing time',
      checkedOn: null,
    },
    {
      organization: 'American Academy of Ophthalmology',
      title: 'What Are Cataracts?',
      url: 'https://www.aao.org/eye-health/diseases/what-are-cataracts',
      supports: 'When surgery helps, and haze behind the implant',
      checkedOn: null,
    },
    {
      organization: 'NHS',
      title: 'Cataracts',
      url: 'https://www.nhs.uk/conditions/cataracts/',
      supports: 'Symptoms, and stronger glasses and brighter light at first',
      checkedOn: null,
    },
    {
      organization: 'Medicare',
      title: 'Cataract surgery',
      url: 'https://www.medicare.gov/coverage/cataract-surgery',
      supports: 'What Medicare helps pay for',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
