import type { Topic } from '../../types.ts';
import { allergies } from '../summaries.ts';

export default {
  ...allergies,
  metaDescription:
    'Itchy, red, watery eyes from pollen, dust, or pets? Learn how to tell an eye allergy, what can ease the itch at home, and when to call us.',
  whatIsIt: [
    'An eye allergy happens when the front of your eye reacts to pollen, dust mites, pets, or mold. These do most people no harm, but your eye treats them as a threat, and you itch.',
    'Your doctor may call it allergic conjunctivitis. That means the clear skin over the white of the eye is inflamed: red, swollen, and irritated.',
    'It is not an infection. You did not catch it, and you cannot give it to anyone.',
  ],
  symptoms: [
    'Your eyes itch. This is the key sign.',
    'Both eyes are red and watery.',
    'Your lids are puffy.',
    'You see clear, stringy mucus.',
    'You sneeze, or your nose runs.',
    'It gets worse in one season, or near a pet.',
  ],
  howWeHelp: [
    'We tell allergy, dry eye, and infection apart. They can look alike, but they need different care.',
    'We can suggest or prescribe drops that act in two ways. They block the itch, and they calm the cells that start it.',
    'For a bad flare, we may prescribe steroid drops for a short time. We check your eye pressure while you use them.',
    'If you wear contact lenses, we make a plan with you. Daily throwaway lenses may help, since each day starts with a clean pair.',
    'If your allergies are hard to control, we refer you to an allergist, a doctor who treats allergies.',
  ],
  careTips: [
    'Use a cold compress, not a warm one.',
    'Do not rub. Rubbing makes the itch worse.',
    'Shower and change your clothes after you have been outside.',
    'Keep windows shut on high-pollen days.',
    'Take contact lenses out before you use drops. Wait 10 minutes before you put them back.',
    'Skip drops that promise to get the red out. The redness can come back worse when you stop.',
  ],
  homeTools: [
    {
      name: 'Allergy eye drops (ketotifen 0.025% or olopatadine)',
      benefit: 'Can ease itching for hours. Check the label before you give them to a child.',
      category: 'Eye drops',
      amazonLink: 'https://www.amazon.com/s?k=ketotifen+olopatadine+allergy+eye+drops',
      price: '$12.99',
    },
    {
      name: 'Cold-compress gel mask',
      benefit: 'Cools the lids and can bring down itch and puffiness.',
      category: 'Cold compress',
      amazonLink: 'https://www.amazon.com/s?k=cold+compress+gel+eye+mask',
      price: '$9.99',
    },
    {
      name: 'Preservative-free artificial tears',
      benefit: 'Help rinse pollen and dust off the eye.',
      category: 'Eye drops',
      amazonLink: 'https://www.amazon.com/s?k=preservative-free+artificial+tears',
      price: '$14.99',
    },
    {
      name: 'Wrap-around sunglasses',
      benefit: 'Help keep pollen and wind away from your eyes.',
      category: 'Eyewear',
      amazonLink: 'https://www.amazon.com/s?k=wrap-around+sunglasses+UV400',
      price: '$24.99',
    },
  ],
  whenToCall: [
    'Call 911 now if your throat or tongue swells, or if it is hard to breathe.',
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Call us today for a painful red eye, a change in sight, or thick yellow or green discharge. Call today too if light hurts.',
    'Call us today about a red or sore eye in a contact lens wearer. Take the lens out. Keep it and the case.',
    'For any of these signs: Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
    'Call this week if store-bought drops have not helped after about a week. Call too if a child rubs their eyes all day.',
    'Ask at your next exam about a mild itch in the same season each year. We can plan ahead with you.',
  ],
  relatedServices: ['comprehensive-eye-exam', 'contact-lens-fitting', 'pediatric-eye-care', 'dry-eye-treatment'],
  sources: [
    {
      organisation: 'American Academy of Ophthalmology',
      title: 'What Are Eye Allergies?',
      url: 'https://www.aao.org/eye-health/diseases/allergies',
      checkedOn: null,
    },
    {
      organisation: 'American College of Allergy, Asthma & Immunology',
      title: 'Eye Allergies',
      url: 'https://acaai.org/allergies/allergic-conditions/eye-allergies/',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
