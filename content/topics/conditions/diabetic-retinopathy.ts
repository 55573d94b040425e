import type { Topic } from '../../types.ts';
import { diabeticRetinopathy } from '../summaries.ts';

export default {
  ...diabeticRetinopathy,
  metaDescription:
    'Diabetes can harm the back of the eye before you notice. Learn why a yearly dilated exam matters, how we work with your doctor, and when to call.',
  urgent: 'New floaters, a dark curtain, or sudden blur or loss of sight? Call us today.',
  whatIsIt: [
    'The retina is the thin layer at the back of your eye that senses light. Over time, high blood sugar can harm the tiny blood vessels that feed it. This is diabetic retinopathy.',
    'The harmed vessels can leak. Fluid may swell the macula, the center of the retina. Doctors call that macular edema. Later, weak new vessels can grow and bleed.',
    'It can happen with type 1 diabetes, type 2 diabetes, and diabetes in pregnancy. The risk grows with each year you have diabetes. The early stages cause no symptoms at all.',
    'There is good news. Finding it early, treating it in time, and coming back for checks can lower the risk of severe vision loss by about 95%.',
  ],
  symptoms: [
    'At first, you often notice nothing.',
    'Your sight blurs, and the blur comes and goes.',
    'You see floaters: specks or dark strings that drift.',
    'You see dark or empty spots.',
    'You see poorly at night.',
    'Colors look faded.',
  ],
  howWeHelp: [
    'We give you a dilated exam at least once a year. That means drops widen your pupils, so that we can see the whole retina.',
    'We see you more often if we find changes. We also see you early in pregnancy if you have diabetes.',
    'We take photos of your retina and scan it with light (optical coherence tomography, or OCT). These let us compare from year to year.',
    'We send a report to your main doctor or your diabetes doctor. Your whole team then works from the same facts.',
    'When you need shots in the eye or laser, we refer you to a retina specialist. That is a doctor who treats the back of the eye.',
  ],
  careTips: [
    'Work with your doctor on your goals for A1c (your average blood sugar), blood pressure, and cholesterol.',
    'Do not smoke. If you would like help to stop, ask us or your doctor.',
    'Come for your yearly exam even if you see well.',
    'Bring a driver to your exam, since the drops blur your sight for a few hours.',
  ],
  homeTools: [
    {
      name: 'Blood-sugar log book',
      benefit: 'Keeps your numbers in one place to share with your doctors.',
      category: 'Record keeping',
      amazonLink: 'https://www.amazon.com/s?k=blood+sugar+log+book',
      price: '$7.99',
    },
  ],
  whenToCall: [
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Call us today for a sudden shower of new floaters, new flashes, or a dark curtain or shadow.',
    'Call us today for vision suddenly blurred or wavy.',
    'For any of these signs: Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
    'Call this week if you have diabetes and have not had a dilated exam in a year. Call too if you have diabetes and are newly pregnant.',
    'Ask at your next exam about slow change, or trouble with colors or night vision.',
  ],
  relatedServices: ['comprehensive-eye-exam', 'advanced-diagnostic-technology', 'emergency-eye-care'],
  sources: [
    {
      organisation: 'National Eye Institute',
      title: 'Diabetic Retinopathy',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/diabetic-retinopathy',
      checkedOn: null,
    },
    {
      organisation: 'Centers for Disease Control and Prevention',
      title: 'Vision Loss and Diabetes',
      url: 'https://www.cdc.gov/diabetes/diabetes-complications/diabetes-and-vision-loss.html',
      checkedOn: null,
    },
    {
      organisation: 'National Eye Institute',
      title: 'People with Diabetes Can Prevent Vision Loss',
      url: 'https://www.nei.nih.gov/sites/default/files/2019-06/diabetes-prevent-vision-loss.pdf',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
