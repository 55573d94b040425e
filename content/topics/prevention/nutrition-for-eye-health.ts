import type { Topic } from '../../schema/entries.ts';
import { signs } from '../../signs/index.ts';
import { nutritionForEyeHealth } from '../summaries.ts';

export default {
  ...nutritionForEyeHealth,
  metaDescription:
    'Leafy greens, fish, and fruit are good for your eyes. Learn what studies say about diet, fish oil, and eye vitamins, who should be careful, and what to ask.',
  urgent: null,
  whatIsIt: [
    'Food that is good for your heart and blood vessels is good for your eyes too. No single food keeps eye disease away, and eating well cannot take the place of an eye exam, but over the years it may lower your risk.',
    'Leafy greens, such as kale, spinach, and collards, contain lutein and zeaxanthin, yellow pigments that collect in the macula (the center of the retina at the back of your eye). Fish contains omega-3 fats, citrus fruit and berries have vitamin C, and nuts have vitamin E. Beans, meat, and shellfish have zinc, and orange vegetables have beta-carotene, which your body turns into vitamin A.',
    'People who eat a Mediterranean-style diet, with many plants, fish, and olive oil, are less likely to get late age-related macular degeneration (AMD), a disease that can take central vision. Such a link is not proof that the food was the reason. Healthy meals also help control blood sugar, which protects the eyes of people with diabetes.',
    'Pills are another matter, and omega-3 pills did not prevent or slow AMD in large trials. AREDS2, a set of vitamins and minerals, can slow intermediate AMD and may help some people with late AMD. It does not prevent AMD, so ask us before you buy it.',
    'Smoking is the biggest risk for AMD that you can avoid, and it raises the risk of cataract too.',
  ],
  symptoms: [],
  howWeHelp: [
    'We ask about your health, your family, what you eat, and each medicine and supplement you take.',
    'We look for early signs of disease and take photos of the macula.',
    'We write to your doctor when a supplement may interact with a medicine, or when your eyes show signs of diabetes or high blood pressure.',
  ],
  treatments: [
    {
      name: 'Mediterranean-style meals',
      how: 'Vegetables, fruit, beans, nuts, fish, and olive oil take the place of much red meat and fried food.',
      suits: 'Most adults and families, with or without eye disease.',
      risks: 'Few, but keep the amount of greens steady if you take the blood thinner warfarin.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'AREDS2 vitamins and minerals',
      how: 'A daily formula in high doses that may slow intermediate AMD. Ask us before you start.',
      suits: 'People with intermediate AMD and some with late AMD, but not people with healthy eyes or early AMD.',
      risks:
        'Upset stomach, urinary problems from high zinc, and trouble with some blood thinners. The FDA does not approve supplements before sale.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'A dietitian’s plan',
      how: 'A registered dietitian fits a plan to your health, your budget, and the food you know.',
      suits: 'People with diabetes or kidney disease, among others.',
      risks: 'None, but new habits take time.',
      price: null,
      here: 'We refer you',
    },
    {
      name: 'Help to stop smoking',
      how: 'Coaching, nicotine patches, or a medicine from your doctor can raise your chance to quit.',
      suits: 'Anyone who smokes, at any age.',
      risks: 'Side effects to discuss with your doctor.',
      price: null,
      here: 'We refer you',
    },
  ],
  careTips: [
    'Fill half your plate with vegetables and fruit. Add a little oil to greens, so that your body absorbs more lutein.',
    'Eat fish about twice a week, if you eat fish. In pregnancy, choose kinds low in mercury, such as salmon.',
    'If you take warfarin, talk with your doctor before you eat many more greens, because their vitamin K can weaken the medicine.',
    'Ask us or your doctor before you take a supplement.',
    'If you smoke or used to, avoid pills with beta-carotene, which raise the risk of lung cancer.',
  ],
  homeTools: [
    {
      name: 'AREDS2 supplement for intermediate AMD: ask us first',
      benefit:
        'May slow the disease at certain stages, but has risks for some people. Choose a label with the full AREDS2 doses and no beta-carotene, and skip any that claims to restore vision.',
    },
  ],
  whenToCall: signs('sudden-vision-loss', 'sudden-blur', 'spot-in-center', 'before-vitamins', 'family-history'),
  questions: [
    {
      id: 'carrots',
      question: 'Do carrots improve your vision?',
      answer: [
        'Only if you are low in vitamin A, which is rare in the United States.',
        'More carrots will not sharpen healthy eyes, and high-dose vitamin A pills can harm the liver or an unborn baby.',
      ],
    },
    {
      id: 'fish-oil-dry-eye',
      question: 'Should I take fish oil for dry eyes?',
      answer: [
        'Probably not for that reason alone.',
        'In a US trial of 535 people, published in 2018, omega-3 pills eased dry eye no more than olive oil pills did. If a doctor prescribed fish oil for your heart, keep taking it and let us know.',
      ],
    },
    {
      id: 'prevent-amd',
      question: 'Can vitamins prevent macular degeneration?',
      answer: [
        'No vitamin has been shown to prevent it.',
        'AREDS2 can slow intermediate AMD, but it showed no benefit for people with early AMD or none, so ask us about your stage.',
      ],
    },
    {
      id: 'lutein-screens',
      question: 'Do lutein gummies protect my eyes from screens?',
      answer: [
        'There is no good proof that they do, and screens have not been shown to damage the eye.',
        'Tired eyes after screen time come mainly from long focusing and less blinking, so breaks help more.',
      ],
    },
    {
      id: 'children',
      question: 'Does my child need eye vitamins?',
      answer: [
        'Most children who eat a variety of foods do not.',
        'Eye vitamins for adults come in high doses that are not meant for children, so talk with the pediatrician about a very picky eater.',
      ],
    },
  ],
  visit: {
    tests: 'We discuss your health and diet, test your vision, and examine and photograph the macula.',
    length: 'A full exam takes about an hour.',
    drops: 'Often needed at a full exam, and print blurs until they wear off.',
    whom: 'Dr. Castellan (eye changes from diabetes) and Dr. Haddan (dry eye).',
    insurance: 'Supplements are usually not covered.',
    bring: 'Bring your glasses, sunglasses, a list of your medicines, and the bottles of any vitamins you take.',
  },
  relatedServices: ['comprehensive-eye-exam', 'advanced-diagnostic-technology'],
  relatedTopics: ['macular-degeneration', 'dry-eye-disease'],
  searchWords: [
    'eye vitamins',
    'food for eyes',
    'diet',
    'carrots',
    'lutein',
    'zeaxanthin',
    'omega 3',
    'fish oil',
    'supplements',
    'vitamin A',
    'bilberry',
    'leafy greens',
    'foods that improve eyesight',
    'nutricion',
    'nutrision',
    'vitaminas para los ojos',
    'alimentos para la vista',
    'zanahorias',
  ],
  sources: [
    {
      organization: 'National Eye Institute',
      title: 'AREDS 2 Supplements for Age-Related Macular Degeneration (AMD)',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/age-related-macular-degeneration/nutritional-supplements-age-related-macular-degeneration',
      supports: 'Who may benefit from AREDS2, who does not, and the risk of beta-carotene in smokers',
      checkedOn: null,
    },
    {
      organization: 'PubMed, National Library of Medicine',
      title:
        'Effect of Vitamin D and Omega-3 Fatty Acid Supplementation on Risk of Age-Related Macular Degeneration: An Ancillary Study of the VITAL Randomized Clinical Trial',
      url: 'https://pubmed.ncbi.nlm.nih.gov/33119047/',
      supports: 'That omega-3 pills did not prevent or slow AMD',
      checkedOn: null,
    },
    {
      organization: 'National Institutes of Health',
      title: 'Omega-3s from fish oil supplements no better than placebo for dry eye',
      url: 'https://www.nih.gov/news-events/news-releases/omega-3s-fish-oil-supplements-no-better-placebo-dry-eye',
      supports: 'The 2018 trial of omega-3 pills for dry eye',
      checkedOn: null,
    },
    {
      organization: 'PubMed Central, National Library of Medicine',
      title:
        'Adherence to the Mediterranean-Style Eating Pattern and Macular Degeneration: A Systematic Review of Observational Studies',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9144566',
      supports: 'The link between a Mediterranean-style diet and a lower risk of AMD',
      checkedOn: null,
    },
    {
      organization: 'NIH Office of Dietary Supplements',
      title: 'Vitamin A and Carotenoids: Fact Sheet for Consumers',
      url: 'https://ods.od.nih.gov/factsheets/VitaminA-Consumer/',
      supports: 'Foods with vitamin A, lack and excess of it, and beta-carotene in smokers',
      checkedOn: null,
    },
    {
      organization: 'NIH Office of Dietary Supplements',
      title: 'Vitamin K: Fact Sheet for Consumers',
      url: 'https://ods.od.nih.gov/factsheets/VitaminK-Consumer/',
      supports: 'Greens and warfarin',
      checkedOn: null,
    },
    {
      organization: 'US Food and Drug Administration',
      title: 'Advice about Eating Fish',
      url: 'https://www.fda.gov/food/consumers/advice-about-eating-fish',
      supports: 'How much fish, and kinds that are low in mercury',
      checkedOn: null,
    },
    {
      organization: 'National Eye Institute',
      title: 'Age-Related Macular Degeneration (AMD)',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/age-related-macular-degeneration',
      supports: 'What AMD is, and how smoking and food bear on its risk',
      checkedOn: null,
    },
    {
      organization: 'American Academy of Ophthalmology',
      title: 'Computers, Digital Devices, and Eye Strain',
      url: 'https://www.aao.org/eye-health/tips-prevention/computer-usage',
      supports: 'Screens, eye strain, and blinking',
      checkedOn: null,
    },
    {
      organization: 'American Academy of Ophthalmology',
      title: 'Diet and Nutrition',
      url: 'https://www.aao.org/eye-health/tips-prevention/diet-nutrition',
      supports: 'Which foods hold which nutrients for the eye',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
