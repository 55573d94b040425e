import type { Topic } from '../../types.ts';
import { glaucoma } from '../summaries.ts';

export default {
  ...glaucoma,
  metaDescription:
    'Glaucoma can take side vision with no early signs. Learn who is at higher risk, how we test for it, how drops help, and which signs need care now.',
  urgent: 'Bad eye pain with headache, nausea, halos and a red eye? Go to the ER or call 911 now.',
  whatIsIt: [
    'Glaucoma is a group of diseases that harm the optic nerve. This nerve carries what you see from your eye to your brain. Pressure inside the eye is often high, but glaucoma can also happen with normal pressure.',
    'The most common kind is called open-angle glaucoma. It is slow and has no early signs. Side vision fades first, so you may not notice. Sight that is lost does not come back, but treatment can slow the loss. That is why we look for it before you feel anything.',
    'Your risk is higher if you are over 60, if you are Black and over 40, or if glaucoma runs in your family. Risk also grows with age in Hispanic and Latino people. Strong nearsightedness and steroid medicine add to it.',
    'Another kind, acute angle closure, comes on fast. The drain inside the eye shuts, and the pressure shoots up. It is an emergency.',
  ],
  symptoms: [
    'At first, you often notice nothing at all.',
    'You slowly lose your side vision.',
    'You bump into things.',
    'In an emergency, you have sudden, strong eye pain and a red eye.',
    'In an emergency, your head hurts, and you feel sick or throw up.',
    'In an emergency, you see halos (rings around lights), or your sight blurs.',
  ],
  howWeHelp: [
    'We measure your eye pressure and how thick your cornea is. The cornea is the clear front window of the eye.',
    'We check the drain inside your eye with a special lens.',
    'We scan your optic nerve with light (optical coherence tomography, or OCT) and look at it through widened pupils.',
    'We map your side vision with a visual field test.',
    'We prescribe drops that lower the pressure.',
    'When you need a laser (selective laser trabeculoplasty, or SLT) or surgery, we refer you to a surgeon.',
    'We plan your follow-up visits, so that we can spot small changes in time.',
  ],
  careTips: [
    'Use your drops each day, even when your eyes feel fine.',
    'Do not stop your drops by yourself. Talk with us first.',
    'Tell all your doctors that you have glaucoma, and tell them and us if you use steroids in any form.',
    'Tell your parents, brothers, sisters, and children to have their eyes checked.',
    'No store-bought drop or supplement treats glaucoma.',
  ],
  homeTools: [
    {
      name: 'Eye drop guide',
      benefit: 'Fits over the bottle and helps you aim, so fewer drops miss your eye.',
      category: 'Drop aid',
      amazonLink: 'https://www.amazon.com/s?k=eye+drop+guide+aid',
      price: '$11.99',
    },
    {
      name: '7-day drop reminder case',
      benefit: 'Helps you see at a glance if you have used today’s drops.',
      category: 'Reminder',
      amazonLink: 'https://www.amazon.com/s?k=7+day+medicine+reminder+case',
      price: '$8.99',
    },
    {
      name: 'Phone alarm',
      benefit: 'Rings when your drops are due. It costs nothing and is already in your pocket.',
    },
  ],
  whenToCall: [
    'Go to the ER or call 911 now for bad eye pain with headache, nausea, halos and a red eye.',
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Call us today if your drops give you red, itchy eyes, short breath, or a slow heartbeat. If it is hard to breathe or you feel faint, call 911 now.',
    'Call us today for a painful red eye or vision suddenly blurred, or if you have run out of drops.',
    'For any of these signs: Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
    'Call this week if your drops are hard to use, or if you missed a follow-up visit.',
    'Ask at your next exam about family history of glaucoma, or about steroid medicine you take.',
  ],
  relatedServices: [
    'comprehensive-eye-exam',
    'advanced-diagnostic-technology',
    'emergency-eye-care',
    'surgical-comanagement',
  ],
  sources: [
    {
      organisation: 'National Eye Institute',
      title: 'Glaucoma',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/glaucoma',
      checkedOn: null,
    },
    {
      organisation: 'American Academy of Ophthalmology',
      title: 'What Is Glaucoma?',
      url: 'https://www.aao.org/eye-health/diseases/what-is-glaucoma',
      checkedOn: null,
    },
    {
      organisation: 'American Optometric Association',
      title: 'Glaucoma',
      url: 'https://www.aoa.org/healthy-eyes/eye-and-vision-conditions/glaucoma',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
