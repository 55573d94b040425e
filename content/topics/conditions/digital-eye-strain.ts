import type { Topic } from '../../types.ts';
import { digitalEyeStrain } from '../summaries.ts';

export default {
  ...digitalEyeStrain,
  metaDescription:
    'Tired, sore eyes or blur after a day at a screen? Learn why it happens, what to change at your desk, how we can help, and when to call us.',
  whatIsIt: [
    'Digital eye strain means tired, sore eyes and blur after hours of screen or close work. You may also hear it called computer vision syndrome. It feels bad, but it does not damage your eyes.',
    'The cause is how we use screens. We blink less, and often only halfway, so our eyes dry out. Our eyes also work hard to stay in focus up close. Glare, a screen at the wrong distance, poor posture, and old or missing glasses all add to the load.',
    'Blue light from a screen is not what strains your eyes. The American Academy of Ophthalmology, a large group of eye doctors, does not advise special glasses that block it. Breaks, a good setup, and the right lenses can do more.',
  ],
  symptoms: [
    'Your eyes feel tired or ache.',
    'Your eyes feel dry or burn.',
    'Far things blur after you have looked at something close.',
    'Your eyes are slow to shift focus from near to far.',
    'Your head hurts after screen time.',
    'Your neck or shoulders ache.',
  ],
  howWeHelp: [
    'We test your sight at the distance where you work, so tell us how far away your screen is.',
    'We check how well your eyes focus and how well they work as a team.',
    'We can prescribe computer lenses, set for your desk.',
    'We can add an anti-glare coating to your glasses.',
    'We look for dry eye and treat it, and we check that your contact lenses still suit you.',
    'If your eyes do not team well, we check if vision therapy may help. It is a set of guided eye exercises.',
  ],
  careTips: [
    'Use the 20-20-20 rule. Every 20 minutes, look 20 feet away for 20 seconds.',
    'Keep your screen at arm’s length, about 25 inches, and slightly below eye level.',
    'Blink fully and often.',
    'Match the light in the room to your screen, and turn the screen away from windows.',
    'Make the text bigger rather than leaning in.',
  ],
  homeTools: [
    {
      name: 'Preservative-free lubricating drops',
      benefit: 'Ease the dryness that comes from blinking less.',
      category: 'Eye drops',
      amazonLink: 'https://www.amazon.com/s?k=preservative-free+lubricating+eye+drops',
      price: '$14.99',
    },
    {
      name: 'Adjustable monitor or laptop stand',
      benefit: 'Lets you set the height and distance that suit your eyes and neck.',
      category: 'Desk setup',
      amazonLink: 'https://www.amazon.com/s?k=adjustable+laptop+monitor+stand',
      price: '$34.99',
    },
    {
      name: 'Matte anti-glare screen filter',
      benefit: 'Cuts reflections from windows and lamps.',
      category: 'Desk setup',
      amazonLink: 'https://www.amazon.com/s?k=matte+anti-glare+screen+filter',
      price: '$29.99',
    },
    {
      name: 'Document holder',
      benefit: 'Keeps paper next to your screen, so your eyes and neck move less.',
      category: 'Desk setup',
      amazonLink: 'https://www.amazon.com/s?k=desk+document+holder',
      price: '$16.99',
    },
  ],
  whenToCall: [
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Go to the ER or call 911 now for sudden double vision or vision loss with face droop, arm weakness or speech trouble. These can be signs of a stroke.',
    'Call us today for vision suddenly blurred or wavy, new double vision, eye pain, or new flashes.',
    'For any of these signs: Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
    'Call this week about headaches or blur that last after 2 weeks of regular breaks. Call too if your child avoids reading.',
    'Ask at your next exam about glasses that feel weak at your desk.',
  ],
  relatedServices: ['comprehensive-eye-exam', 'dry-eye-treatment', 'vision-therapy', 'contact-lens-fitting'],
  sources: [
    {
      organisation: 'American Academy of Ophthalmology',
      title: 'Computers, Digital Devices, and Eye Strain',
      url: 'https://www.aao.org/eye-health/tips-prevention/computer-usage',
      checkedOn: null,
    },
    {
      organisation: 'American Optometric Association',
      title: 'Computer Vision Syndrome',
      url: 'https://www.aoa.org/healthy-eyes/eye-and-vision-conditions/computer-vision-syndrome',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
