import type { Topic } from '../../types.ts';
import { conjunctivitis } from '../summaries.ts';

export default {
  ...conjunctivitis,
  metaDescription:
    'Pink eye can come from a virus, bacteria, an allergy, or an irritant. Learn which kinds spread, how to care for it, and when to call us today.',
  urgent: 'Call us today if your red eye hurts, light bothers it, your sight is blurred, or you wear contact lenses.',
  whatIsIt: [
    'Conjunctivitis is the medical name for pink eye. The clear skin that covers the white of your eye and lines your lids gets inflamed: red, swollen, and sore.',
    'A virus is the most common cause in adults. Bacteria, an allergy, or an irritant such as smoke can cause it too.',
    'Pink eye from a virus or from bacteria spreads easily. Pink eye from an allergy or an irritant does not spread.',
    'The kind from a virus mostly clears in 1 to 2 weeks, and sometimes takes longer. Antibiotics, which kill bacteria, do not help it.',
  ],
  symptoms: [
    'Your eye looks pink or red.',
    'Your eye feels gritty.',
    'Your eye waters, which is common with a virus.',
    'You have thick yellow-green discharge and lids stuck shut in the morning, which is common with bacteria.',
    'Your eyes itch, which is common with an allergy.',
    'Your lids swell.',
    'It starts in one eye, then moves to the other.',
    'You have a cold, or just had one.',
  ],
  howWeHelp: [
    'We look for the cause, since each kind needs its own care.',
    'When it helps us decide, we can test for adenovirus, a virus that often causes pink eye.',
    'We prescribe antibiotic drops only when bacteria are the likely cause.',
    'If you wear contact lenses, we check your cornea, the clear front window of the eye, for infection.',
    'We tell you when it is safe to go back to work or school.',
  ],
  careTips: [
    'Wash your hands often, and always after you touch your eyes.',
    'Use your own towel and pillowcase, and wash them often.',
    'Do not share drops, makeup, or anything else that touches your eyes.',
    'Stay out of contact lenses until we say it is safe. Then start with new lenses and a new case.',
    'Throw out the eye makeup you used.',
  ],
  homeTools: [
    {
      name: 'Preservative-free artificial tears',
      benefit: 'Soothe a gritty eye and rinse it. Keep the drops to yourself.',
      category: 'Eye drops',
      amazonLink: 'https://www.amazon.com/s?k=preservative-free+artificial+tears',
      price: '$14.99',
    },
    {
      name: 'Gel compress for cold or warm use',
      benefit: 'Cold can ease itch and swelling. Warmth can loosen crust. Clean it after each use.',
      category: 'Compress',
      amazonLink: 'https://www.amazon.com/s?k=hot+cold+gel+eye+compress',
      price: '$12.99',
    },
    {
      name: 'Single-use lid wipes',
      benefit: 'Wipe away crust. Use a new wipe for each eye and throw it away.',
      category: 'Lid hygiene',
      amazonLink: 'https://www.amazon.com/s?k=single-use+eyelid+wipes',
      price: '$12.99',
    },
    {
      name: 'Your own towel and pillowcase',
      benefit: 'Help keep germs from spreading at home. Change them each day while your eye is red.',
    },
  ],
  whenToCall: [
    'Get medical care now for a newborn baby with red or sticky eyes. Call the baby’s doctor or go to an emergency room.',
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Go to the ER or call 911 now for bad eye pain with headache, nausea, halos and a red eye.',
    'Go to the ER or call 911 now for a chemical in the eye. Rinse with clean water for at least 15 minutes first, then go.',
    'Call us today for a painful red eye, strong redness, or blur that does not clear when you blink. Call today too if light hurts or you have a weak immune system.',
    'Call us today about a red or sore eye in a contact lens wearer. Take the lens out. Keep it and the case.',
    'For any of these signs: Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
    'Call this week about symptoms that last more than a week or two, or come back. Call too if they bother you at work or school.',
  ],
  relatedServices: ['emergency-eye-care', 'comprehensive-eye-exam', 'pediatric-eye-care', 'contact-lens-fitting'],
  sources: [
    {
      organisation: 'Centers for Disease Control and Prevention',
      title: 'Conjunctivitis (Pink Eye)',
      url: 'https://www.cdc.gov/conjunctivitis/',
      checkedOn: null,
    },
    {
      organisation: 'National Eye Institute',
      title: 'Pink Eye',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/pink-eye',
      checkedOn: null,
    },
    {
      organisation: 'NHS',
      title: 'Conjunctivitis',
      url: 'https://www.nhs.uk/conditions/conjunctivitis/',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
