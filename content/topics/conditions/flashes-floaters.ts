import type { Topic } from '../../types.ts';
import { flashesFloaters } from '../summaries.ts';

export default {
  ...flashesFloaters,
  metaDescription:
    'New floaters, flashes, or a dark curtain in your sight? Learn what they mean, who is at risk, and why you should call us today, not use the form.',
  urgent: 'A sudden shower of new floaters, new flashes, or a dark curtain or shadow? Call us now.',
  whatIsIt: [
    'Floaters are specks or threads that drift across your sight. They are shadows from small clumps in the clear gel that fills your eye. Flashes are short streaks of light with no lamp behind them.',
    'With age, the gel shrinks and pulls away from the back of the eye. Doctors call this a posterior vitreous detachment, or PVD. It can bring new floaters and flashes. Most of the time it does no harm.',
    'Sometimes, though, the gel tears the retina, the layer at the back of the eye that senses light. A tear can let the retina come loose. That is a retinal detachment. It is an emergency that can take your sight for good.',
    'No one can feel the difference, so new flashes or floaters need an exam the same day. Your risk is higher if you are over 50 or very nearsighted. It is also higher after an eye injury or eye surgery, or if it runs in your family.',
  ],
  symptoms: [
    'Specks, threads, or cobwebs drift when your eye moves.',
    'You see brief streaks, like lightning, off to the side.',
    'Warning: you see a sudden shower of new floaters.',
    'Warning: you see many flashes.',
    'Warning: a dark curtain or shadow moves over your sight.',
    'Warning: you lose your side vision.',
  ],
  howWeHelp: [
    'We see you the same day. We widen your pupils with drops and look inside both eyes.',
    'We check the far edges of the retina, with gentle pressure on the lid or with a wide photo.',
    'We may scan the back of your eye with light (optical coherence tomography, or OCT).',
    'If we find a tear or a detachment, we send you at once to a surgeon for laser or surgery.',
    'After a new PVD, we look again in about 4 to 6 weeks, since a tear can come later.',
  ],
  careTips: [
    'Do not drive yourself if your sight is affected. Drops will also widen your pupils at the exam, so bring a driver.',
    'Do not wait to see if it goes away, and do not use the form. Call.',
    'No drop, pill, or other product treats floaters, so do not let one delay your call.',
    'Cover one eye, then the other, and note which eye has changed. Tell us when you call.',
  ],
  homeTools: [],
  whenToCall: [
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Go to the ER or call 911 now for a hard blow with loss of vision.',
    'Go to the ER or call 911 now for sudden double vision or vision loss with face droop, arm weakness or speech trouble. These can be signs of a stroke.',
    'Call us today for a sudden shower of new floaters, new flashes, or a dark curtain or shadow. Call today for a loss of side vision too.',
    'For any of these signs: Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
    'Ask at your next exam about old floaters that have not changed. If they change, call us today.',
  ],
  relatedServices: ['emergency-eye-care', 'comprehensive-eye-exam', 'advanced-diagnostic-technology'],
  sources: [
    {
      organisation: 'National Eye Institute',
      title: 'Floaters',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/floaters',
      checkedOn: null,
    },
    {
      organisation: 'National Eye Institute',
      title: 'Retinal Detachment',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/retinal-detachment',
      checkedOn: null,
    },
    {
      organisation: 'American Academy of Ophthalmology',
      title: 'What Are Floaters and Flashes?',
      url: 'https://www.aao.org/eye-health/diseases/what-are-floaters-flashes',
      checkedOn: null,
    },
    {
      organisation: 'NHS',
      title: 'Floaters and Flashes in the Eyes',
      url: 'https://www.nhs.uk/conditions/floaters-and-flashes-in-the-eyes/',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
