import type { Topic } from '../../schema/entries.ts';
import { signs } from '../../signs/index.ts';
import { screenHabits } from '../summaries.ts';

export default {
  ...screenHabits,
  metaDescription:
    'Tired eyes at the screen? See how to set up your desk, when to take breaks, and what eye doctors and pediatricians say about children and screens.',
  urgent: null,
  whatIsIt: [
    'Good screen habits keep your eyes comfortable while you work, learn, and play. They cost very little, and they help adults and children alike.',
    'Screens tire the eyes because we blink less and hold our focus at one near distance for a long time, and glare or small text makes it harder. The strain comes from how we use screens, not from their blue light, and it does not damage your eyes.',
    'Children’s eyes are still growing, so long hours of close work may matter more for them. Studies link more screen time with more nearsightedness (myopia), in which distant things look blurry. That is not proof of a cause, because children on screens also spend less time outside. About two hours a day outdoors is linked with a lower chance of becoming nearsighted.',
    'In early 2026, the American Academy of Pediatrics (AAP) changed its advice for families. The advice looks less at the clock and more at what children watch, who watches with them, and what screens crowd out. It suggests that each family write its own media plan.',
  ],
  symptoms: [],
  howWeHelp: [
    'We measure your vision at the exact distance of your own screen.',
    'We examine how your eyes focus and work as a team, and we look for dry eye.',
    'We give practical advice on your desk, your lighting, and regular breaks.',
    'For children, we check for nearsightedness and can measure how fast the eye grows.',
    'We tell parents honestly what is known about screens and what is uncertain.',
  ],
  treatments: [
    {
      name: 'Advice on breaks and your desk',
      how: 'We match distance, height, light, and text size to your eyes.',
      suits: 'Everyone who spends several hours a day at a computer or tablet.',
      risks: 'There are none, although new habits take a few weeks to form.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Computer glasses',
      how: 'The lenses are set for the distance of your screen, so that your eyes do less focusing work.',
      suits: 'People over about 40, and anyone with a small prescription that was never corrected.',
      risks: 'Distant things may look blurry through them, so most are not for driving.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Myopia control for children',
      how: 'Special glasses, contact lenses, or drops can slow nearsightedness.',
      suits: 'Children whose nearsightedness is getting worse, together with more time outdoors.',
      risks:
        'Risks depend on the method, and contact lenses carry a risk of infection. The drops are usually off label: the FDA has not approved this use.',
      price: null,
      here: 'We do this',
    },
  ],
  careTips: [
    'Follow the 20-20-20 rule: every 20 minutes, look at something 20 feet away for 20 seconds.',
    'Keep your monitor at arm’s length, with its top at eye level or a little below, and lower still if you wear bifocals or progressive lenses.',
    'Blink completely and often, and enlarge the text. Turn the screen away from windows and bright lamps.',
    'For a child, keep books and phones at least 12 inches away, and tablets and laptops 18 to 24 inches, on a table rather than in bed.',
    'Eat meals without screens, put them away in the hour before bed, and go outdoors each day.',
  ],
  homeTools: [
    {
      name: 'Monitor arm or laptop stand',
      benefit: 'Holds your screen at a comfortable height, if it is strong enough for the weight.',
      category: 'Desk setup',
      amazonLink: 'https://www.amazon.com/s?k=adjustable+monitor+arm+laptop+stand',
      price: '$34.99',
    },
    {
      name: 'Desk or bias lamp',
      benefit:
        'Adds gentle light around your screen, so that it does not stand out in a dark room. Choose a dimmable lamp that does not flicker.',
      category: 'Lighting',
      amazonLink: 'https://www.amazon.com/s?k=monitor+bias+light+desk+lamp',
      price: '$24.99',
    },
  ],
  whenToCall: signs(
    'sudden-vision-loss',
    'painful-red-eye',
    'eye-turn',
    'child-squints',
    'strain-lasts',
    'double-vision-slow',
    'slow-change',
  ),
  questions: [
    {
      id: 'how-much-screen-time',
      question: 'How much screen time is okay for my child?',
      answer: [
        'For school-age children, the AAP names no single number of hours, and asks instead whether screens crowd out sleep, homework, play, and family time.',
        'For younger children, earlier AAP advice is still a useful guide. Under 18 months, keep to video calls, and from 18 to 24 months, pick high-quality programs and watch them together. From age 2 to 5, aim for about one hour a day of high-quality programs. Your pediatrician can help you fit this to your child.',
      ],
    },
    {
      id: 'what-goes-in-a-media-plan',
      question: 'What goes into a family media plan?',
      answer: [
        'It says when, where, and what your family watches and plays, and it applies to parents too.',
        'Sensible first rules are no screens at meals or in bedrooms, autoplay turned off, and a regular time to stop. The AAP has a free planner online.',
      ],
    },
    {
      id: 'do-screens-cause-myopia',
      question: 'Do screens make children nearsighted?',
      answer: [
        'They may add to the risk, but nobody has proved that screens alone are responsible.',
        'A 2025 review of 45 studies linked each additional hour a day with higher odds of nearsightedness. Family history and outdoor activity matter as well.',
      ],
    },
    {
      id: 'blue-light-glasses',
      question: 'Should my child wear blue-light glasses?',
      answer: [
        'No, there is no good evidence that children need them. A comfortable distance, regular breaks, and daylight matter more.',
      ],
    },
    {
      id: 'night-mode',
      question: 'Does night mode help with sleep?',
      answer: [
        'It may feel more comfortable, but it is not clear that it improves sleep.',
        'What you watch matters as well, so turning screens off an hour before bed is the safer plan.',
      ],
    },
  ],
  visit: {
    tests:
      'We examine vision near and far, focusing, eye teaming, and tears, and we may measure the length of a child’s eye.',
    length: 'This is part of a comprehensive exam, which takes about an hour.',
    drops: 'Children often need them. Adults may, and should not drive until their vision clears.',
    whom: 'Dr. Tsoi (children and myopia) and Dr. Benvenetti (how eyes focus and team).',
    bring: 'Bring all your glasses, a photo of your desk, and the distance to your screen in inches.',
  },
  relatedServices: ['comprehensive-eye-exam', 'pediatric-eye-care', 'dry-eye-treatment', 'vision-therapy'],
  relatedTopics: ['digital-eye-strain', 'myopia-in-kids', 'myopia-control'],
  searchWords: [
    'screen time',
    'screen time for kids',
    'screen time for toddlers',
    'too much screen time',
    'ipad kids',
    'tablet',
    'phone before bed',
    'night mode',
    'dark mode',
    'blue light',
    '20 20 20',
    'monitor distance',
    'desk setup',
    'ergonomics',
    'ergonomic',
    'family media plan',
    'tiempo de pantalla',
    'pantallas y ojos',
    'luz azul',
  ],
  sources: [
    {
      organization: 'American Academy of Pediatrics',
      title: 'Digital Ecosystems, Children, and Adolescents: Policy Statement',
      url: 'https://publications.aap.org/pediatrics/article/157/2/e2025075320/206129/Digital-Ecosystems-Children-and-Adolescents-Policy',
      supports: 'The advice of early 2026: quality and a family plan rather than hours alone',
      checkedOn: null,
    },
    {
      organization: 'American Academy of Pediatrics',
      title: 'Family Media Plan',
      url: 'https://www.healthychildren.org/English/fmp/Pages/MediaPlan.aspx',
      supports: 'What goes into a family media plan',
      checkedOn: null,
    },
    {
      organization: 'American Academy of Ophthalmology',
      title: 'Screen Use for Kids',
      url: 'https://www.aao.org/eye-health/tips-prevention/screen-use-kids',
      supports: 'Distance, breaks, and time outdoors for children',
      checkedOn: null,
    },
    {
      organization: 'American Academy of Ophthalmology',
      title: 'Computers, Digital Devices, and Eye Strain',
      url: 'https://www.aao.org/eye-health/tips-prevention/computer-usage',
      supports: 'Why screens tire the eyes, blinking, breaks, and blue light',
      checkedOn: null,
    },
    {
      organization: 'American Optometric Association',
      title: 'Computer Vision Syndrome',
      url: 'https://www.aoa.org/healthy-eyes/eye-and-vision-conditions/computer-vision-syndrome',
      supports: 'Screen distance, glare, and computer lenses',
      checkedOn: null,
    },
    {
      organization: 'Occupational Safety and Health Administration',
      title: 'Computer Workstations eTool: Monitors',
      url: 'https://www.osha.gov/etools/computer-workstations/components/monitors',
      supports: 'Height of the screen, also with bifocals',
      checkedOn: null,
    },
    {
      organization: 'JAMA Network Open',
      title: 'Digital Screen Time and Myopia: A Systematic Review and Dose-Response Meta-Analysis',
      url: 'https://doi.org/10.1001/jamanetworkopen.2024.60026',
      supports: 'The 2025 review of 45 studies on screen time and nearsightedness',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
