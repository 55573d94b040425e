import type { Topic } from '../../types.ts';
import { surgicalVisionCorrection } from '../summaries.ts';

export default {
  ...surgicalVisionCorrection,
  metaDescription:
    'Thinking about LASIK, PRK, SMILE, or a lens implant? Learn who may be a fit, what to expect, and how we see you before and after surgery.',
  urgent:
    'After eye surgery: pain that grows, falling vision, thick discharge, or an injury? Call us or your surgeon now.',
  whatIsIt: [
    'Some people want to depend less on glasses or contact lenses. Surgery is one way. An eye surgeon does the operation. We find out if you may be a fit, get you ready, and see you before and after.',
    'LASIK, PRK, and SMILE use a laser to change the shape of the cornea, the clear front of the eye. An implantable lens, called an ICL, is placed inside the eye in front of your own lens. Lens exchange replaces your eye’s own lens with a new one.',
    'You may be a fit if you are 18 or older, your prescription has been steady for a year or more, and your cornea is healthy and thick enough. Many surgeons like to wait until about age 21. Surgery is often not advised if you have keratoconus, a thin and cone-shaped cornea. The same is true for bad dry eye, pregnancy or nursing, and diabetes or immune disease that is not under control. Some medicines can rule it out too.',
    'It helps to know the limits. Dry eye, glare, and halos (rings around lights) are common for weeks to months, and can last. Some people need a second treatment. After 40 you may still need reading glasses. Insurance often does not pay.',
  ],
  symptoms: [],
  howWeHelp: [
    'We map the shape of your cornea and measure how thick it is.',
    'We measure your pupils and test your tears.',
    'We do a dilated exam, with drops that widen the pupil, to check the back of your eye.',
    'We talk through risks, gains, and other choices, so that you can decide without pressure.',
    'We tell you when to stop your contact lenses. For soft lenses it is often one to two weeks before the measurements. Rigid and ortho-k lenses take longer, and your surgeon decides.',
    'We refer you to an eye surgeon and share your test results.',
    'After surgery we see you on day 1, at week 1, and at months 1, 3, 6, and 12.',
  ],
  careTips: [
    'Use your drops as your surgeon wrote them, even when your eye feels fine.',
    'Do not rub your eye. Wear the shield at night for as long as you are told.',
    'Ask your surgeon when you may shower, swim, wear makeup, play sports, and drive.',
    'Wear sunglasses outdoors while you heal.',
    'Keep each follow-up visit, even if you see well.',
  ],
  homeTools: [
    {
      name: 'Preservative-free lubricating drops',
      benefit: 'Can ease dryness while you heal. Ask your surgeon first.',
      category: 'Eye drops',
      amazonLink: 'https://www.amazon.com/s?k=preservative+free+lubricating+eye+drops+vials',
      price: '$16.99',
    },
    {
      name: 'Night eye shields',
      benefit: 'Keep you from rubbing your eye in your sleep.',
      category: 'Protection',
      amazonLink: 'https://www.amazon.com/s?k=clear+plastic+eye+shield+after+surgery',
      price: '$7.99',
    },
    {
      name: 'Sunglasses marked UV400',
      benefit: 'Block the sun’s UV rays and ease bright light after surgery.',
      category: 'UV protection',
      amazonLink: 'https://www.amazon.com/s?k=sunglasses+UV400',
      price: '$24.99',
    },
  ],
  whenToCall: [
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Go to the ER or call 911 now for a hard blow with loss of vision.',
    'After eye surgery, call us or your surgeon now for pain that grows or falling vision. Call now for thick discharge or an injury to the eye too.',
    'Call us today for a sudden shower of new floaters, new flashes, or a dark curtain or shadow.',
    'Call us today for a painful red eye, or if light hurts.',
    'Need care today? Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
    'Call this week if dryness, glare, or halos bother you at work or when you drive.',
    'Ask at your next exam if you wonder whether surgery could suit you.',
  ],
  relatedServices: ['surgical-comanagement', 'advanced-diagnostic-technology', 'emergency-eye-care'],
  sources: [
    {
      organisation: 'US Food and Drug Administration',
      title: 'LASIK',
      url: 'https://www.fda.gov/medical-devices/surgery-devices/lasik',
      checkedOn: null,
    },
    {
      organisation: 'American Academy of Ophthalmology',
      title: 'LASIK: laser eye surgery',
      url: 'https://www.aao.org/eye-health/treatments/lasik',
      checkedOn: null,
    },
    {
      organisation: 'American Optometric Association',
      title: 'Vision and vision correction',
      url: 'https://www.aoa.org/healthy-eyes/vision-and-vision-correction',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
