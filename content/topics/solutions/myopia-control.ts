import type { Topic } from '../../types.ts';
import { myopiaControl } from '../summaries.ts';

export default {
  ...myopiaControl,
  metaDescription:
    'Myopia control can slow eye growth in nearsighted children. Compare special glasses, day lenses, night lenses, and drops, and learn who may fit.',
  whatIsIt: [
    'Myopia means that far things look blurred. It is also called nearsightedness. In most children it happens because the eye grows too long, and it can get worse each year.',
    'Myopia control is care that aims to slow this growth. It does not reverse myopia. Your child will still need glasses or contact lenses to see clearly.',
    'Slowing it down matters. Strong myopia raises the risk of eye disease later in life. The earlier myopia starts, the more time it has to grow.',
    'There are a few ways to do it. They are special day lenses, special glasses, lenses worn at night, and low-dose drops. Each can slow growth for many children, but not for every child.',
  ],
  symptoms: [
    'Your child’s glasses get stronger by half a step (0.50) or more in one year.',
    'Your child became nearsighted before age 10.',
    'Both parents are nearsighted.',
    'Your child squints, or sits close to the TV or the board.',
  ],
  howWeHelp: [
    'We measure the length of the eye and talk about your child’s risk.',
    'Dual-focus daily soft lenses are one choice. One kind is FDA-approved for children who start at age 8 to 12.',
    'Special glasses are another choice. FDA allowed one kind in 2025 for children who start at age 6 to 12.',
    'In a two-year study of those glasses, myopia grew about 71 percent less than with regular lenses. Some children noticed blur or halos, which are rings around lights.',
    'Ortho-k lenses are worn at night to reshape the front of the eye. FDA cleared them for clear sight by day. Studies suggest that they slow growth too.',
    'Low-dose atropine drops are made by a special pharmacy. This use is off-label, which means FDA has not approved it.',
    'We help you choose, teach your child lens care, and see your child every six months.',
  ],
  careTips: [
    'Aim for 80 to 120 minutes outdoors each day.',
    'Take a break from close work every 20 to 30 minutes.',
    'Keep books and tablets at elbow distance, about 12 to 16 inches away.',
    'Make sure hands are washed and dry before they touch a lens.',
    'Never let your child sleep in day lenses. Follow each cleaning step for night lenses, and keep water away from both.',
  ],
  homeTools: [
    {
      name: 'Kids’ sunglasses marked UV400',
      benefit: 'Make outdoor time easy on the eyes.',
      category: 'Outdoor time',
      amazonLink: 'https://www.amazon.com/s?k=kids+sunglasses+UV400',
      price: '$14.99',
    },
    {
      name: 'Visual timer for breaks',
      benefit: 'Shows a child when it is time to look up from close work.',
      category: 'Healthy habits',
      amazonLink: 'https://www.amazon.com/s?k=visual+timer+for+kids',
      price: '$12.99',
    },
    {
      name: 'Lens hygiene kit with mirror and case',
      benefit: 'Keeps hand care and lens care in one clean place.',
      category: 'Lens care',
      amazonLink: 'https://www.amazon.com/s?k=contact+lens+travel+kit+mirror+case',
      price: '$9.99',
    },
    {
      name: 'Outdoor-time chart for the fridge',
      benefit: 'Lets your child mark each day’s time outside. A sheet of paper is all you need.',
    },
  ],
  whenToCall: [
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Call us today for a red or sore eye in a contact lens wearer. Take the lens out, and keep it and the case.',
    'Call us today if light hurts, or if your child’s vision is suddenly blurred or wavy.',
    'Call this week if your child squints, gets headaches, or fails a vision test at school.',
    'Ask at your next exam about family history and slow change.',
  ],
  relatedServices: ['myopia-management', 'pediatric-eye-care', 'contact-lens-fitting'],
  sources: [
    {
      organisation: 'US Food and Drug Administration',
      title: 'FDA approves first contact lens indicated to slow the progression of nearsightedness in children',
      url: 'https://www.fda.gov/news-events/press-announcements/fda-approves-first-contact-lens-indicated-slow-progression-nearsightedness-children',
      checkedOn: null,
    },
    {
      organisation: 'HealthDay',
      title: 'FDA authorizes eyeglass lenses for children with myopia',
      url: 'https://www.healthday.com/healthpro-news/eye-care/fda-authorizes-essilor-stellest-eyeglass-lenses-for-children-with-myopia',
      checkedOn: null,
    },
    {
      organisation: 'American Academy of Ophthalmology',
      title: 'Nearsightedness: what is myopia?',
      url: 'https://www.aao.org/eye-health/diseases/myopia-nearsightedness',
      checkedOn: null,
    },
    {
      organisation: 'International Myopia Institute',
      title: 'Clinical myopia management guidelines',
      url: 'https://myopiainstitute.org/',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
