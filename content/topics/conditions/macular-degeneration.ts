import type { Topic } from '../../types.ts';
import { macularDegeneration } from '../summaries.ts';

export default {
  ...macularDegeneration,
  metaDescription:
    'Macular degeneration can blur the center of your sight. Learn how dry and wet kinds differ, when AREDS2 may help intermediate AMD (ask us), and when to call.',
  urgent: 'Sudden wavy lines, a new spot in the center, or a fast change in one eye? Call us today.',
  whatIsIt: [
    'The macula is the center of the retina, the layer at the back of your eye that senses light. You use it to read, drive, and know a face. In age-related macular degeneration (AMD), the macula wears out, mostly after age 50.',
    'Most people have the dry kind, which is slow. The wet kind is fast. In wet AMD, new blood vessels grow under the retina and leak. AMD takes sight in the center. Sight at the sides stays.',
    'Your risk grows with age. Smoking, family history, light skin, and heart disease add to it.',
    'You may have heard of AREDS2, a daily formula of vitamins and minerals. It may slow intermediate AMD (the middle stage), or AMD that is late in one eye. Ask us or your doctor first. It has shown no benefit in people with early AMD or none, and it does not prevent AMD.',
  ],
  symptoms: [
    'Straight lines look wavy.',
    'You see a blur or a dark spot in the center.',
    'Faces or print are hard to make out.',
    'You need more light to read.',
    'Your eyes are slow to adjust in a dim room.',
    'Colors look faded.',
  ],
  howWeHelp: [
    'We widen your pupils with drops and look at the macula. We take photos and scan it with light (optical coherence tomography, or OCT).',
    'We give you an Amsler grid, a chart of straight lines, to check each eye at home between visits. It is an extra, not a stand-in for exams.',
    'We tell you your stage, and if AREDS2 makes sense for it. That is mainly when AMD is intermediate, so ask us before you buy it.',
    'If we see signs of wet AMD, we refer you at once to a retina doctor. Shots in the eye (anti-VEGF) can slow or stop the leaking.',
    'For late dry AMD, called geographic atrophy, retina doctors can give shots that may slow it. We can tell you if it is worth asking about.',
    'We fit low-vision aids, such as magnifiers, that help you use the sight you have.',
  ],
  careTips: [
    'Look at your Amsler grid one eye at a time, with your reading glasses on. Call us today if the lines change.',
    'Do not smoke. It is the risk you can do the most about.',
    'If you smoke or used to, never take beta-carotene pills. They raise the risk of lung cancer.',
    'Check the label if we advise AREDS2 for intermediate AMD, and ask us if yours differs. The daily dose is vitamin C 500 mg, vitamin E 400 IU, lutein 10 mg, zeaxanthin 2 mg, zinc 80 mg, and copper 2 mg. A lower zinc dose, 25 mg, was tested too.',
    'Wear sunglasses and a hat in bright sun.',
  ],
  homeTools: [
    {
      name: 'AREDS2-formula supplement for intermediate AMD (ask us first)',
      benefit:
        'May slow intermediate AMD. Buy it only if we or your doctor advise it. Ask us first, above all if you take blood thinners, are pregnant, or smoke or used to.',
      category: 'Supplement',
      amazonLink: 'https://www.amazon.com/s?k=AREDS2+eye+vitamins+no+beta-carotene',
      price: '$26.99',
    },
    {
      name: 'Amsler grid magnet',
      benefit: 'Sits on your fridge and reminds you to check for wavy lines between exams.',
      category: 'Home check',
      amazonLink: 'https://www.amazon.com/s?k=amsler+grid+magnet',
      price: '$7.99',
    },
    {
      name: 'Lighted magnifier',
      benefit: 'Adds size and light, which can make print easier to read.',
      category: 'Reading aid',
      amazonLink: 'https://www.amazon.com/s?k=lighted+reading+magnifier',
      price: '$19.99',
    },
    {
      name: 'UV-blocking sunglasses',
      benefit: 'Cut glare and shield your eyes in bright sun.',
      category: 'Eyewear',
      amazonLink: 'https://www.amazon.com/s?k=UV400+sunglasses',
      price: '$24.99',
    },
  ],
  whenToCall: [
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Call us today for vision suddenly blurred or wavy, a new central spot, or a fast change in one eye.',
    'Call us today for a sudden shower of new floaters, new flashes, or a dark curtain or shadow.',
    'For any of these signs: Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
    'Call this week if reading or knowing faces has become harder.',
    'Ask at your next exam about slow change, family history, or what you can do to lower your risk.',
  ],
  relatedServices: ['comprehensive-eye-exam', 'advanced-diagnostic-technology', 'emergency-eye-care'],
  sources: [
    {
      organisation: 'National Eye Institute',
      title: 'Age-Related Macular Degeneration (AMD)',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/age-related-macular-degeneration',
      checkedOn: null,
    },
    {
      organisation: 'National Eye Institute',
      title: 'AREDS/AREDS2 Frequently Asked Questions',
      url: 'https://nei.nih.gov/areds2/PatientFAQ',
      checkedOn: null,
    },
    {
      organisation: 'American Academy of Ophthalmology',
      title: 'What Is Macular Degeneration?',
      url: 'https://www.aao.org/eye-health/diseases/amd-macular-degeneration',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
