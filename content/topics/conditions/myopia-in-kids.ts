import type { Topic } from '../../types.ts';
import { myopiaInKids } from '../summaries.ts';

export default {
  ...myopiaInKids,
  metaDescription:
    'Does your child squint or sit close to the TV? Learn the signs of myopia, why early exams matter, which habits may help, and when to call us.',
  whatIsIt: [
    'Myopia means being nearsighted. Your child sees near things well, but far things blur. It happens when the eye grows too long, so light comes to a focus too soon.',
    'It mostly starts between ages 6 and 14 and tends to grow until the late teens. It is common: about 4 in 10 Americans have it. If one or both parents have myopia, a child’s chance is higher.',
    'Glasses make things clear again. They matter for school and play. Strong myopia also raises the risk of eye disease later in life. Those diseases are retinal detachment (a loose retina), glaucoma, cataracts, and disease of the macula, the center of sight. That is why we care about how fast it grows.',
  ],
  symptoms: [
    'Your child squints to see far away.',
    'Your child sits close to the TV or the board.',
    'Your child holds books or screens near their face.',
    'Your child has headaches.',
    'Your child rubs their eyes.',
    'Your child falls behind in school or loses interest in sports.',
  ],
  howWeHelp: [
    'We give your child a yearly exam. Drops relax the focus for a few hours, so that we get a true measure.',
    'We measure how long the eye is and track how fast it grows.',
    'We help you choose glasses that fit well and hold up to play.',
    'We talk with you about myopia control: lenses and drops that may slow the growth. They do not reverse it.',
    'We talk about family risk, so that you know when to bring brothers and sisters.',
    'We follow the usual plan for child exams. A first exam comes at 6 to 12 months, and at least one more at ages 3 to 5. The next is before first grade, then one each year to age 17.',
  ],
  careTips: [
    'Aim for 80 to 120 minutes outside each day.',
    'Take a break from close work every 20 to 30 minutes.',
    'Keep books and screens at elbow distance, about 12 to 16 inches.',
    'Read in good, even light.',
  ],
  homeTools: [
    {
      name: 'Outdoor-time tracker or simple timer',
      benefit: 'Makes breaks and time outside easy to keep up.',
      category: 'Habits',
      amazonLink: 'https://www.amazon.com/s?k=visual+timer+for+kids',
      price: '$12.99',
    },
    {
      name: 'Kids’ UV sunglasses',
      benefit: 'Shield young eyes from strong sun while they play outside.',
      category: 'Eyewear',
      amazonLink: 'https://www.amazon.com/s?k=kids+UV400+sunglasses',
      price: '$16.99',
    },
    {
      name: 'Reading slant board',
      benefit: 'Holds the page up, which can help a child keep a good distance.',
      category: 'Reading aid',
      amazonLink: 'https://www.amazon.com/s?k=reading+slant+board+for+kids',
      price: '$27.99',
    },
    {
      name: 'Book light with even light',
      benefit: 'Lights the whole page, so there is no need to lean in.',
      category: 'Light',
      amazonLink: 'https://www.amazon.com/s?k=even+light+book+light',
      price: '$14.99',
    },
  ],
  whenToCall: [
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Go to the ER or call 911 now for a hard blow with loss of vision.',
    'Go to the ER or call 911 now for a cut or something stuck in the eye. Do not rub, press or pull it out.',
    'Call us today for a white pupil in a photo, or an eye that newly turns in or out. Call today for any other eye injury too.',
    'For any of these signs: Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
    'Call this week about squinting, a failed school eye test, or headaches.',
    'Ask at your next exam about family history, and when your other children should come.',
  ],
  relatedServices: ['pediatric-eye-care', 'myopia-management', 'comprehensive-eye-exam', 'contact-lens-fitting'],
  sources: [
    {
      organisation: 'National Eye Institute',
      title: 'Nearsightedness (Myopia)',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/nearsightedness-myopia',
      checkedOn: null,
    },
    {
      organisation: 'American Academy of Ophthalmology',
      title: 'Nearsightedness: What Is Myopia?',
      url: 'https://www.aao.org/eye-health/diseases/myopia-nearsightedness',
      checkedOn: null,
    },
    {
      organisation: 'American Optometric Association',
      title: 'Comprehensive Eye Exams',
      url: 'https://www.aoa.org/healthy-eyes/caring-for-your-eyes/eye-exams',
      checkedOn: null,
    },
    {
      organisation: 'International Myopia Institute',
      title: 'Myopia Control Reports: Overview and Introduction',
      url: 'https://iovs.arvojournals.org/article.aspx?articleid=2727310',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
