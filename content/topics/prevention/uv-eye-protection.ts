import type { Topic } from '../../types.ts';
import { uvEyeProtection } from '../summaries.ts';

export default {
  ...uvEyeProtection,
  metaDescription:
    'UV rays can burn the front of the eye and add to cataract. Learn how to choose safe sunglasses, and when eye pain needs a call today.',
  urgent: 'Eye pain or light that hurts after sun, snow, welding, or a UV lamp? Call us today.',
  whatIsIt: [
    'UV stands for ultraviolet. These are rays you cannot see. They come from the sun, from welding, and from tanning lamps. Snow and water bounce them back at you, and clouds do not block them.',
    'A strong dose can burn the cornea, the clear front of your eye. This is called photokeratitis. It is like a sunburn of the eye, and you may not feel it until hours later.',
    'Over many years, UV adds to the risk of cataract, a cloudy lens inside the eye. It can also lead to a growth on the white of the eye, called a pterygium, and to skin cancer on the eyelids. Children need care too, since the lens inside a child’s eye lets more UV through.',
  ],
  symptoms: [
    'Signs of a burn start hours after you were in strong sun, or near welding or a UV lamp.',
    'Your eyes hurt and feel gritty, as if sand were in them.',
    'Your eyes are red and water a lot.',
    'Light hurts your eyes.',
    'Your sight is blurred.',
  ],
  howWeHelp: [
    'We check how much UV your own sunglasses block.',
    'We fit prescription sunglasses that block UV.',
    'We offer photochromic lenses, which darken outdoors and clear up indoors.',
    'We look for growths on the eye and on the lids, and refer you if one needs treatment.',
    'After a burn, we check your cornea and ease the pain while it heals.',
  ],
  careTips: [
    'Choose sunglasses marked UV400, or 99 to 100 percent UVA and UVB.',
    'Dark lenses are not always safe lenses, so read the label.',
    'Polarized lenses only cut glare. They need a UV mark too.',
    'Pick a wrap style and a wide-brim hat, because rays come in from the side.',
    'Never look at the sun. For an eclipse, use only viewers marked ISO 12312-2.',
    'Wear the right shield or goggles each time you weld or use a UV lamp.',
  ],
  homeTools: [
    {
      name: 'Wrap sunglasses marked UV400',
      benefit: 'Block UV from the front and the sides.',
      category: 'UV protection',
      amazonLink: 'https://www.amazon.com/s?k=wraparound+sunglasses+UV400',
      price: '$24.99',
    },
    {
      name: 'Kids’ sunglasses marked UV400',
      benefit: 'Guard young eyes at play. A strap helps them stay on.',
      category: 'UV protection',
      amazonLink: 'https://www.amazon.com/s?k=kids+sunglasses+UV400+strap',
      price: '$14.99',
    },
    {
      name: 'Wide-brim sun hat',
      benefit: 'Shades your eyes and the thin skin of your lids.',
      category: 'UV protection',
      amazonLink: 'https://www.amazon.com/s?k=wide+brim+sun+hat+UPF+50',
      price: '$19.99',
    },
    {
      name: 'Fit-over sunglasses',
      benefit: 'Go over the glasses you have now.',
      category: 'UV protection',
      amazonLink: 'https://www.amazon.com/s?k=fit+over+sunglasses+UV400',
      price: '$19.99',
    },
  ],
  whenToCall: [
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Call us today for eye pain, or if light hurts, after sun, snow, welding, or a UV lamp.',
    'Call us today if your eye hurts or your vision is suddenly blurred or wavy after you looked at the sun.',
    'Need care today? Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
    'Call this week for a growth on your eye or lid that is new or has changed.',
    'Ask at your next exam to have your sunglasses checked.',
  ],
  relatedServices: ['emergency-eye-care', 'comprehensive-eye-exam'],
  sources: [
    {
      organisation: 'American Academy of Ophthalmology',
      title: 'Sunglasses',
      url: 'https://www.aao.org/eye-health/glasses-contacts/sunglasses',
      checkedOn: null,
    },
    {
      organisation: 'World Health Organization',
      title: 'Ultraviolet radiation',
      url: 'https://www.who.int/news-room/fact-sheets/detail/ultraviolet-radiation',
      checkedOn: null,
    },
    {
      organisation: 'US Environmental Protection Agency',
      title: 'Sun safety',
      url: 'https://www.epa.gov/sunsafety',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
