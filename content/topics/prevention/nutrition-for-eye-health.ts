import type { Topic } from '../../types.ts';
import { nutritionForEyeHealth } from '../summaries.ts';

export default {
  ...nutritionForEyeHealth,
  metaDescription:
    'Leafy greens, fish, and fruit are good for your eyes. Learn what studies say about diet, vitamins, and supplements, and what to ask us first.',
  whatIsIt: [
    'Food that is good for your heart and blood vessels is good for your eyes too. It cannot take the place of an eye exam, but how you eat over the years may help.',
    'Eat leafy greens, such as kale and spinach. They hold lutein and zeaxanthin, which collect in the center of your sight. Fish has omega-3 fats. Citrus fruit and berries have vitamin C. Nuts and oils have vitamin E, and beans, meat, and shellfish have zinc. Orange vegetables give you vitamin A.',
    'Here is what studies show. Greens and a Mediterranean-style diet are linked to a lower risk of AMD. AMD is age-related macular degeneration, a disease that can take central sight. Omega-3 pills did not beat dummy pills for AMD, or for dry eye in a large US trial. Carrots help your sight only if you are low in vitamin A.',
    'AREDS2 is a set of vitamins and minerals made for certain stages of AMD. It can slow intermediate AMD, and it may also help if you have late AMD in one eye. It does not prevent AMD, so ask us before you buy it. Smoking is the biggest risk for AMD that you can avoid, and it raises the risk of cataract too.',
  ],
  symptoms: [],
  howWeHelp: [
    'We ask about your health, your family, your diet, and your medicines.',
    'We look for early signs of disease. We take photos of the macula, the center of the retina at the back of your eye.',
    'We tell you if AREDS2 fits your stage. It is for intermediate or one-eye late AMD, so ask us first.',
    'We work with your doctor if you take other medicines or have other health needs.',
    'We can talk about ways to quit smoking and who can help.',
  ],
  careTips: [
    'Fill half your plate with vegetables and fruit, and make some of them green.',
    'Eat fish about twice a week, if you eat fish.',
    'Choose nuts, beans, and olive oil more often than fried or packaged food.',
    'Do not smoke.',
    'Ask us or your doctor first before you take a supplement. Be careful if you are pregnant, have kidney stones, or take a blood thinner.',
    'If you smoke or used to, stay away from pills with beta-carotene. They raise the risk of lung cancer in people who smoke.',
  ],
  homeTools: [
    {
      name: 'Mediterranean-style cookbook',
      benefit: 'Gives you ideas for meals with greens, fish, beans, and olive oil.',
      category: 'Healthy eating',
      amazonLink: 'https://www.amazon.com/s?k=mediterranean+diet+cookbook',
      price: '$18.99',
    },
    {
      name: 'Reusable water bottle',
      benefit: 'Makes it easy to drink water through the day.',
      category: 'Healthy eating',
      amazonLink: 'https://www.amazon.com/s?k=reusable+water+bottle',
      price: '$14.99',
    },
    {
      name: 'AREDS2 supplement for intermediate AMD: ask us first',
      benefit:
        'May slow the disease at certain stages. We tell you if it suits you, since it has risks for some people.',
    },
  ],
  whenToCall: [
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Call us today if your vision is suddenly blurred or wavy, or has a new dark spot.',
    'Call this week before you start high-dose vitamins. This is vital if you smoke, are pregnant, have kidney stones, or take a blood thinner.',
    'Ask at your next exam about family history and about food and your eyes.',
  ],
  relatedServices: ['comprehensive-eye-exam', 'advanced-diagnostic-technology'],
  sources: [
    {
      organisation: 'National Eye Institute',
      title: 'Age-Related Eye Disease Study 2: questions from patients',
      url: 'https://nei.nih.gov/areds2/PatientFAQ',
      checkedOn: null,
    },
    {
      organisation: 'American Academy of Ophthalmology',
      title: 'Diet and nutrition',
      url: 'https://www.aao.org/eye-health/tips-prevention/diet-nutrition',
      checkedOn: null,
    },
    {
      organisation: 'NIH Office of Dietary Supplements',
      title: 'Vitamin A and carotenoids: fact sheet for consumers',
      url: 'https://ods.od.nih.gov/factsheets/VitaminA-Consumer/',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
