import type { Topic } from '../../types.ts';
import { cataracts } from '../summaries.ts';

export default {
  ...cataracts,
  metaDescription:
    'A cataract clouds the lens inside your eye, mostly slowly and with age. Learn the signs, how we care for you before and after surgery, and when to call.',
  whatIsIt: [
    'Behind the colored part of your eye sits a clear lens. A cataract is that lens going cloudy. Less light gets through, and the world looks dull or hazy.',
    'Most cataracts come with age and grow slowly. By age 80, more than half of Americans have a cataract or have had surgery for one. Diabetes, steroid medicine, an eye injury, UV rays from the sun, and smoking can also play a part.',
    'At first, new glasses and more light may be all you need. When a cataract gets in the way of your life, a surgeon can take out the cloudy lens and put in a clear one. No drop or pill removes a cataract.',
  ],
  symptoms: [
    'Your sight looks cloudy or dull.',
    'Lights glare at night, or have halos (rings) around them.',
    'Colors look faded or yellow.',
    'You need more light to read.',
    'Your glasses need a new prescription often.',
    'You see double with one eye.',
  ],
  howWeHelp: [
    'We widen your pupils with drops and look at the lens and the back of your eye.',
    'We test how glare affects your sight, and we rule out other causes of blur.',
    'We update your glasses, which may be enough for now.',
    'We help you decide when surgery is worth it for you. There is mostly no rush.',
    'We do not do the surgery ourselves. We refer you to a surgeon and talk through your choices of lens implant, the clear lens that goes in.',
    'We see you before and after surgery, and we share notes with your surgeon.',
  ],
  careTips: [
    'Wear sunglasses that block UV, the rays in sunlight that can harm eyes. A hat with a brim helps too.',
    'Use bright, even light for reading, and keep the lamp behind your shoulder.',
    'Do not smoke. If you have diabetes, keep up your care for it.',
    'If glare bothers you, avoid driving at night until we have checked your eyes.',
  ],
  homeTools: [
    {
      name: 'UV-blocking sunglasses',
      benefit: 'Cut glare and shield your eyes from UV. Look for UV400 or 100% UV on the label.',
      category: 'Eyewear',
      amazonLink: 'https://www.amazon.com/s?k=UV400+sunglasses',
      price: '$24.99',
    },
    {
      name: 'Bright, glare-free reading lamp',
      benefit: 'Can make print easier to see while you wait to decide on surgery.',
      category: 'Light',
      amazonLink: 'https://www.amazon.com/s?k=glare-free+LED+reading+lamp',
      price: '$39.99',
    },
    {
      name: 'Hand magnifier with light',
      benefit: 'Helps with menus, labels, and other small print.',
      category: 'Reading aid',
      amazonLink: 'https://www.amazon.com/s?k=lighted+hand+magnifier',
      price: '$14.99',
    },
  ],
  whenToCall: [
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Call us today after eye surgery for any pain, sight that gets worse, new flashes, or new floaters. Floaters are specks that drift across your sight.',
    'Call us today for a painful red eye or vision suddenly blurred, or if light hurts.',
    'For any of these signs: Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
    'Call this week about blur or glare that makes it hard to drive, read, or work.',
    'Ask at your next exam about slow change, glasses that feel weak, or family history.',
  ],
  relatedServices: ['surgical-comanagement', 'comprehensive-eye-exam', 'advanced-diagnostic-technology'],
  sources: [
    {
      organisation: 'National Eye Institute',
      title: 'Cataracts',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/cataracts',
      checkedOn: null,
    },
    {
      organisation: 'American Academy of Ophthalmology',
      title: 'What Are Cataracts?',
      url: 'https://www.aao.org/eye-health/diseases/what-are-cataracts',
      checkedOn: null,
    },
    {
      organisation: 'NHS',
      title: 'Cataracts',
      url: 'https://www.nhs.uk/conditions/cataracts/',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
