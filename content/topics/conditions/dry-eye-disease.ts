import type { Topic } from '../../types.ts';
import { dryEyeDisease } from '../summaries.ts';

export default {
  ...dryEyeDisease,
  metaDescription:
    'Eyes that burn, feel gritty, or water too much? Learn what causes dry eye, what may help at home, how we treat it, and when to call us.',
  whatIsIt: [
    'Tears do more than come out when you cry. A thin film of them keeps the front of your eye smooth, clean, and clear. With dry eye disease, your eyes make too few tears, or the tears dry up too fast.',
    'Tears that dry up fast often lack oil. The oil comes from small glands in your eyelids, called meibomian glands. When these glands are blocked, the tear film breaks up. The front of your eye gets sore and inflamed, which means red and swollen.',
    'Dry eye is very common. It shows up more with age, after menopause, after eye surgery, and in people who use screens or wear contact lenses. Some allergy pills and some drugs for depression can add to it. So can autoimmune disease, in which the body attacks its own tissue.',
    'Dry eye tends to come and go for a long time. A plan that fits your type of dry eye can help you feel and see better.',
  ],
  symptoms: [
    'Your eyes burn or sting.',
    'Your eyes feel gritty, as if sand is in them.',
    'Your eyes look red.',
    'Your sight blurs, then clears when you blink.',
    'Your eyes water a lot, because a dry eye makes extra tears to protect itself.',
    'Your contact lenses bother you, or screens do late in the day.',
    'Light bothers you.',
  ],
  howWeHelp: [
    'We time how fast your tears break up. A safe dye shows us any dry spots.',
    'We look at the oil glands in your lids and can take pictures of them.',
    'We find your type of dry eye: too few tears, too little oil, or both. Then we write you a plan of lid care and drops.',
    'We may prescribe drops. Some calm the eye (cyclosporine, lifitegrast). Some slow drying (perfluorohexyloctane). One acts on a nerve so that you make more tears (acoltremon).',
    'We can place tiny plugs in your tear drains, so that your tears stay on the eye longer.',
    'We may suggest intense pulsed light (IPL) or gentle heat from radio waves (RF) for blocked oil glands. It takes more than one visit. How well it works varies, it does not suit all skin types, and it does not take the place of drops.',
    'We look for signs of Sjögren’s disease, which dries out the eyes and mouth. If we see them, we refer you to the right doctor.',
  ],
  careTips: [
    'Rest a warm compress on your closed lids for about 10 minutes each day.',
    'Blink all the way, so that your lids touch. We blink less at screens.',
    'Move away from fans and air vents.',
    'Do not smoke, and stay out of smoke when you can.',
    'Skip drops that promise to get the red out. They are not made for daily use.',
  ],
  homeTools: [
    {
      name: 'Preservative-free lubricating drops',
      benefit: 'Add moisture through the day and may be kinder to eyes that need drops often.',
      category: 'Eye drops',
      amazonLink: 'https://www.amazon.com/s?k=preservative-free+lubricating+eye+drops',
      price: '$17.99',
    },
    {
      name: 'Microwave warm-compress eye mask',
      benefit: 'Holds steady heat, which can soften thick oil in the lid glands.',
      category: 'Warm compress',
      amazonLink: 'https://www.amazon.com/s?k=microwave+warm+compress+eye+mask',
      price: '$19.99',
    },
    {
      name: 'Lid wipes or hypochlorous acid lid spray',
      benefit: 'Help keep lid edges clean. Pick one that is made for eyelids.',
      category: 'Lid hygiene',
      amazonLink: 'https://www.amazon.com/s?k=hypochlorous+acid+eyelid+spray',
      price: '$15.99',
    },
    {
      name: 'Small desk humidifier',
      benefit: 'Puts some moisture back into dry room air.',
      category: 'Room air',
      amazonLink: 'https://www.amazon.com/s?k=small+desk+humidifier',
      price: '$34.99',
    },
  ],
  whenToCall: [
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Go to the ER or call 911 now for a chemical in the eye. Rinse with clean water for at least 15 minutes first, then go.',
    'Call us today for a painful red eye, or if light hurts. Call today too for vision suddenly blurred, or for thick discharge.',
    'Call us today about a red or sore eye in a contact lens wearer. Take the lens out. Keep it and the case.',
    'For any of these signs: Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
    'Call this week if you need drops more than 4 times a day, or if your symptoms last 2 weeks.',
    'Ask at your next exam about mild dryness that comes and goes.',
  ],
  relatedServices: ['dry-eye-treatment', 'ipl-therapy', 'comprehensive-eye-exam', 'contact-lens-fitting'],
  sources: [
    {
      organisation: 'National Eye Institute',
      title: 'Dry Eye',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/dry-eye',
      checkedOn: null,
    },
    {
      organisation: 'American Academy of Ophthalmology',
      title: 'What Is Dry Eye?',
      url: 'https://www.aao.org/eye-health/diseases/what-is-dry-eye',
      checkedOn: null,
    },
    {
      organisation: 'American Optometric Association',
      title: 'Dry Eye',
      url: 'https://www.aoa.org/healthy-eyes/eye-and-vision-conditions/dry-eye',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
