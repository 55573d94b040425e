import { signs } from '../../signs/index.ts';
import type { Topic } from '../../types.ts';
import { macularDegeneration } from '../summaries.ts';

export default {
  ...macularDegeneration,
  metaDescription:
    'Macular degeneration blurs central vision. Learn how dry and wet AMD differ, which treatments may slow it, what a visit is like, and which signs are urgent.',
  urgent: 'wavy-lines',
  whatIsIt: [
    'The macula is the center of the retina, the layer at the back of your eye that senses light. In age-related macular degeneration (AMD), this small area slowly breaks down. AMD causes no pain, but it can blur central vision, such as print or a face, while side vision usually remains.',
    'In early AMD, small yellow deposits called drusen collect under the retina, usually without symptoms. In intermediate AMD the deposits are larger, and some people need more light. Late AMD damages central vision.',
    'Most people have dry AMD, which usually changes over years. In wet AMD, abnormal blood vessels leak under the retina, and vision can decline within days or weeks. Dry AMD can become wet at any stage, so a new change matters even after a good exam.',
    'The risk rises with age, usually after 50, and with smoking, family history, high blood pressure, heart disease, and extra weight.',
  ],
  symptoms: [
    'Straight lines, such as a door frame, look bent.',
    'A blur or smudge sits in the middle of what you look at.',
    'Print and faces are harder to make out, and colors look faded.',
    'You need more light to read, and your eyes adjust slowly in dim rooms.',
    'You see patterns or figures that are not there, which vision loss can cause without any mental illness.',
  ],
  howWeHelp: [
    'We widen your pupils with drops, examine both maculas, and take photos to compare over time.',
    'We scan the retina with light (optical coherence tomography, or OCT) to look for deposits and leaking fluid.',
    'We explain your stage and when to return, often once a year or every few months.',
    'We teach you to use an Amsler grid, a chart of straight lines, as an additional check between exams.',
    'We do not give eye injections. If we find wet AMD, we arrange an urgent visit with a retina specialist, and we see you before and after treatment.',
  ],
  treatments: [
    {
      name: 'AREDS2 vitamins and minerals',
      how: 'A daily formula that may slow intermediate AMD, but does not prevent AMD or help early AMD. Ask us first. The tested dose is vitamin C 500 mg, vitamin E 400 IU, lutein 10 mg, zeaxanthin 2 mg, copper 2 mg, and zinc 80 or 25 mg.',
      suits: 'People with intermediate AMD or late AMD in one eye. A 2024 study found a benefit in late dry AMD too.',
      risks:
        'Upset stomach, urinary problems from high zinc, and trouble with some blood thinners. The FDA does not approve supplements before sale.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Injections for wet AMD (anti-VEGF)',
      how: 'Medicine placed in the eye blocks the signal that makes vessels leak. One of the drugs, bevacizumab, is not approved by the FDA for the eye (off label).',
      suits: 'People with wet AMD, especially when treatment starts early.',
      risks: 'Soreness, raised eye pressure, and rarely an infection or a detached retina.',
      price: null,
      here: 'We refer you',
    },
    {
      name: 'Injections for geographic atrophy',
      how: 'Medicine every month or two calms the immune reaction that harms the retina.',
      suits: 'Some people with late dry AMD. It slows the damage a little but does not restore vision.',
      risks: 'Infection, inflammation (swelling inside the eye), new wet AMD, and rarely severe vision loss.',
      price: null,
      here: 'We refer you',
    },
    {
      name: 'Light therapy for dry AMD',
      how: 'Nine short sessions of colored light, repeated through the year.',
      suits:
        'Some people with early or intermediate dry AMD. The improvement was small, and experts differ on its value.',
      risks: 'Few so far, but long-term results are limited.',
      price: null,
      here: 'We refer you',
    },
    {
      name: 'Low-vision aids',
      how: 'Magnifiers, lamps, and phone settings make text bigger, brighter, or spoken.',
      suits: 'Anyone whose glasses no longer help enough.',
      risks: 'None, but each takes practice.',
      price: null,
      here: 'We do this',
    },
  ],
  careTips: [
    'Check your Amsler grid one eye at a time, with your reading glasses on. If lines bend, blur, or disappear, see When to Call Us below.',
    'Do not smoke, and keep your blood pressure under control.',
    'If you smoke or used to, avoid pills with beta-carotene, which raise the risk of lung cancer in smokers.',
    'If we recommend AREDS2 for intermediate AMD, ask us if your label differs from the tested dose.',
  ],
  homeTools: [
    {
      name: 'AREDS2-formula supplement for intermediate AMD (ask us first)',
      benefit:
        'Ask us first, especially if you take blood thinners, are pregnant, or have ever smoked. Choose the full doses without beta-carotene.',
    },
    {
      name: 'Amsler grid magnet',
      benefit: 'Sits on your refrigerator as a reminder. Choose one with a center dot.',
      category: 'Home check',
      amazonLink: 'https://www.amazon.com/s?k=amsler+grid+magnet',
      price: '$7.99',
    },
  ],
  whenToCall: signs(
    'after-eye-injection',
    'sudden-vision-loss',
    'curtain-or-side-vision',
    'sudden-blur',
    'spot-in-center',
    'faces-harder',
    'family-history',
  ),
  questions: [
    {
      id: 'will-i-go-blind',
      question: 'Will I go blind from macular degeneration?',
      answer: [
        'Total blindness from AMD is rare, because side vision usually stays.',
        'Many people with early AMD never reach the late stage. Late AMD can make reading or driving difficult, but treatment can help.',
      ],
    },
    {
      id: 'can-it-be-reversed',
      question: 'Can macular degeneration be reversed?',
      answer: [
        'There is no cure, and lost vision often does not return completely.',
        'Injections for wet AMD keep vision stable in most people and improve it in some. Treatment of dry AMD aims to slow the loss.',
      ],
    },
    {
      id: 'driving',
      question: 'Can I drive with AMD?',
      answer: [
        'Yes, as long as you see well enough.',
        'New York requires 20/40 vision in either or both eyes, with or without lenses. We can measure yours.',
      ],
    },
  ],
  visit: {
    tests: 'We test your vision, check each eye with a grid, and take photos and an OCT scan of the retina.',
    length: 'About an hour for a full exam, or 20 to 40 minutes for a follow-up.',
    drops: 'We usually widen your pupils, and print blurs until the drops wear off.',
    whom: 'Dr. Castellan (eye disease).',
    insurance: 'Medical plans often pay for tests and treatment, but often not for vitamins and low-vision aids.',
    bring: 'Your glasses, sunglasses, a list of medicines and vitamins, and letters from any retina specialist.',
  },
  relatedServices: ['comprehensive-eye-exam', 'advanced-diagnostic-technology', 'emergency-eye-care'],
  relatedTopics: ['nutrition-for-eye-health', 'diabetic-retinopathy', 'cataracts', 'uv-eye-protection'],
  searchWords: [
    'AMD',
    'ARMD',
    'age-related macular degeneration',
    'wet AMD',
    'dry AMD',
    'macula',
    'mascular degeneration',
    'macular degenaration',
    'drusen',
    'geographic atrophy',
    'wavy lines',
    'blurry spot in the middle',
    'central vision loss',
    'can’t see faces',
    'Amsler grid',
    'eye injections',
    'eye vitamins',
    'degeneración macular',
    'mancha en la visión central',
    'líneas torcidas',
  ],
  sources: [
    {
      organization: 'National Eye Institute',
      title: 'Age-Related Macular Degeneration (AMD)',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/age-related-macular-degeneration',
      supports: 'What AMD is, its stages and forms, symptoms, who is at risk, and treatment',
      checkedOn: null,
    },
    {
      organization: 'National Eye Institute',
      title: 'AREDS 2 Supplements for Age-Related Macular Degeneration (AMD)',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/age-related-macular-degeneration/nutritional-supplements-age-related-macular-degeneration',
      supports: 'Who may benefit from AREDS2, its doses, and the risk of beta-carotene in smokers',
      checkedOn: null,
    },
    {
      organization: 'American Academy of Ophthalmology, journal Ophthalmology',
      title:
        'Oral Antioxidant and Lutein/Zeaxanthin Supplements Slow Geographic Atrophy Progression to the Fovea in Age-Related Macular Degeneration',
      url: 'https://doi.org/10.1016/j.ophtha.2024.07.014',
      supports: 'The 2024 study of supplements in late dry AMD',
      checkedOn: null,
    },
    {
      organization: 'American Academy of Ophthalmology',
      title: 'What to Know About Syfovre and Izervay for Geographic Atrophy',
      url: 'https://www.aao.org/eye-health/tips-prevention/syfovre-izervay-geographic-atrophy-amd-macular-deg',
      supports: 'The drugs approved in 2023 for geographic atrophy, what they do, and their risks',
      checkedOn: null,
    },
    {
      organization: 'Retinal Physician',
      title: 'Can Photobiomodulation Regulate Dry AMD?',
      url: 'https://retinalphysician.com/issues/2026/march-april/can-photobiomodulation-regulate-dry-amd',
      supports: 'The authorization of light therapy in 2024, the size of its effect, and doubts about it',
      checkedOn: null,
    },
    {
      organization: 'NHS',
      title: 'Age-related macular degeneration (AMD)',
      url: 'https://www.nhs.uk/conditions/age-related-macular-degeneration-amd/',
      supports: 'That AMD does not cause total blindness, seeing things that are not there, and pace of change',
      checkedOn: null,
    },
    {
      organization: 'Centers for Medicare & Medicaid Services',
      title: 'Macular Degeneration Tests & Treatment',
      url: 'https://www.medicare.gov/coverage/macular-degeneration-tests-treatment',
      supports: 'What Medicare Part B covers',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
