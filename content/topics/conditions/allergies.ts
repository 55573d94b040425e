import type { Topic } from '../../schema/entries.ts';
import { signs } from '../../signs/index.ts';
import { allergies } from '../summaries.ts';

export default {
  ...allergies,
  metaDescription:
    'Itchy, red, watery eyes from pollen, dust, or pets? Learn how to tell an eye allergy from pink eye, which drops can help, and which to avoid.',
  urgent: null,
  whatIsIt: [
    'An eye allergy is a reaction to something that is harmless to most people, such as pollen, dust mites, pets, or mold. Your body treats it as a threat and releases histamine, a chemical that makes the eyes itch, water, and turn red.',
    'Doctors call it allergic conjunctivitis. It is not an infection, and it does not spread.',
    'Some people have trouble only in one season. In New York, tree pollen usually peaks in April and May, grass pollen in June, and ragweed from late August into fall. Others itch all year, because dust mites, pets, and mold live indoors.',
    'Most eye allergies do not harm vision. Years of hard rubbing, however, are linked to keratoconus, in which the cornea (the clear front of the eye) gets thin and bulges. Some children also have a stronger kind of allergy that can scar the cornea if it is not treated.',
  ],
  symptoms: [
    'Your eyes itch, which is the main sign of an allergy.',
    'Both eyes are pink and watery.',
    'Your eyelids are puffy, often more so in the morning.',
    'You find clear, stringy mucus in the corners of your eyes.',
    'You sneeze or have a runny nose at the same time, or it gets worse near a pet.',
  ],
  howWeHelp: [
    'We tell allergy, dry eye, and infection apart, because they look alike but need different care.',
    'We recommend or prescribe drops that suit your eyes, your age, and your other medicines, and we check your eye pressure if you need steroid drops.',
    'If you wear contact lenses, we plan with you how to get through the season.',
    'If your allergies are hard to control, we refer you to an allergist for tests.',
  ],
  treatments: [
    {
      name: 'Cold compresses and lubricating drops',
      how: 'They cool the eyelids and rinse pollen off the eye.',
      suits: 'Almost everyone, alone or with medicine.',
      risks: 'Preservatives can irritate the eye if you use drops often.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Antihistamine drops (ketotifen or olopatadine)',
      how: 'They block histamine and calm the cells that release it.',
      suits: 'Itching in adults, and in children of the age on the label.',
      risks: 'Brief stinging, dryness, or a headache.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Steroid drops',
      how: 'They quickly reduce severe inflammation, which is swelling and redness.',
      suits: 'A bad flare that other drops do not control, for a short time.',
      risks: 'They can raise eye pressure, lead to cataract, and make infections worse.',
      price: null,
      // TODO(owner): a lawyer confirms that New York lets optometrists do this.
      here: 'We do this',
    },
    {
      name: 'Allergy shots or tablets under the tongue',
      how: 'Small doses of what you react to teach your body, over years, to react less.',
      suits: 'People with a trigger confirmed by tests, when medicines do not help enough.',
      risks: 'Itching of the mouth or arm, and rarely a severe reaction.',
      price: null,
      here: 'We refer you',
    },
  ],
  careTips: [
    'Try not to rub, because rubbing releases more histamine. Lay a clean, cold cloth over your closed eyes instead.',
    'On high-pollen days, keep the windows shut, and shower and change clothes after being outside.',
    'If dust mites or pets are the cause, wash bedding in hot water each week and keep pets out of the bedroom.',
    'Take contact lenses out before you use drops, and wait at least 10 minutes before you put them back in.',
    'Skip “redness relief” drops, because the redness can come back worse when you stop.',
  ],
  homeTools: [
    {
      name: 'Allergy eye drops (ketotifen 0.025% or olopatadine)',
      benefit:
        'Can ease itching for hours. Choose one of these two names, check the age on the label, and do not buy “homeopathic” drops.',
      category: 'Eye drops',
      amazonLink: 'https://www.amazon.com/s?k=ketotifen+olopatadine+allergy+eye+drops',
      price: '$12.99',
    },
    {
      name: 'Cold-compress gel mask',
      benefit: 'Can bring down itch and puffiness.',
      category: 'Cold compress',
      amazonLink: 'https://www.amazon.com/s?k=cold+compress+gel+eye+mask',
      price: '$9.99',
    },
  ],
  whenToCall: signs(
    'trouble-breathing',
    'sudden-blur',
    'painful-red-eye',
    'light-hurts',
    'thick-discharge',
    'child-rubs-eyes',
    'allergy-drops-fail',
  ),
  questions: [
    {
      id: 'is-it-contagious',
      question: 'Is an eye allergy contagious?',
      answer: [
        'No. You cannot pass it to anyone, and a child with an allergy can go to school.',
        'Until you are sure that it is an allergy, wash your hands often and do not share towels.',
      ],
    },
    {
      id: 'allergy-or-pink-eye',
      question: 'How can I tell an allergy from pink eye?',
      answer: [
        'Itching in both eyes with a runny nose suggests an allergy, while pink eye from a germ often starts in one eye.',
        'With an infection, the eyelids may also stick together in the morning. The two can look similar, so ask us if you are uncertain.',
      ],
    },
    {
      id: 'how-long-does-it-last',
      question: 'How long will my eyes itch?',
      answer: [
        'As long as you are exposed, which can be weeks for pollen and all year for dust or pets.',
        'If the same season bothers you each year, ask us about starting antihistamine drops a week or two before it begins.',
      ],
    },
    {
      id: 'contact-lenses',
      question: 'Can I wear my contact lenses?',
      answer: [
        'Often yes while your eyes are white and comfortable, but wear glasses while they are red.',
        'Pollen sticks to lenses, so daily disposable lenses may be more comfortable.',
      ],
    },
    {
      id: 'allergy-pills',
      question: 'Do allergy pills help my eyes?',
      answer: [
        'They can, but drops usually work faster on the eyes.',
        'Some antihistamine pills also dry the eyes, which can make them burn.',
      ],
    },
  ],
  visit: {
    tests: 'We check your vision and tears, and examine your eyes and the inside of your eyelids with a microscope.',
    length: 'About 20 to 40 minutes.',
    drops: 'Seldom needed, so most people can drive afterward.',
    whom: 'Dr. Haddan (eyelids) and Dr. Tsoi (children and teens).',
    bring: 'Your eye drops, allergy medicines, glasses, contact lens case, and insurance cards.',
  },
  relatedServices: ['comprehensive-eye-exam', 'contact-lens-fitting', 'pediatric-eye-care', 'dry-eye-treatment'],
  relatedTopics: ['conjunctivitis', 'dry-eye-disease', 'contact-lenses'],
  searchWords: [
    'itchy eyes',
    'puffy eyes',
    'watery eyes',
    'swollen eyes',
    'red itchy eyes',
    'eye allergy',
    'hay fever',
    'hayfever',
    'pollen',
    'seasonal allergies',
    'alergies',
    'allergys',
    'pet allergy',
    'cat allergy',
    'dust mites',
    'allergy eye drops',
    'allergic pink eye',
    'ojos con picazón',
    'alergia en los ojos',
    'ojos llorosos',
  ],
  sources: [
    {
      organization: 'American Academy of Ophthalmology',
      title: 'What Are Eye Allergies?',
      url: 'https://www.aao.org/eye-health/diseases/allergies',
      supports: 'What it is, what you might notice, and drops that relieve it',
      checkedOn: null,
    },
    {
      organization: 'American College of Allergy, Asthma & Immunology',
      title: 'Eye Allergies',
      url: 'https://acaai.org/allergies/allergic-conditions/eye-allergy/',
      supports: 'Triggers, habits at home, redness-relief drops, and allergy shots',
      checkedOn: null,
    },
    {
      organization: 'MedlinePlus, National Library of Medicine',
      title: 'Allergic conjunctivitis',
      url: 'https://medlineplus.gov/ency/article/001031.htm',
      supports: 'What it is, that it does not spread, and how it is treated',
      checkedOn: null,
    },
    {
      organization: 'US Food and Drug Administration',
      title: 'Allergen Extract Sublingual Tablets',
      url: 'https://www.fda.gov/vaccines-blood-biologics/allergenics/allergen-extract-sublingual-tablets',
      supports: 'Which allergy tablets are approved',
      checkedOn: null,
    },
    {
      organization: 'US Food and Drug Administration',
      title: 'FDA approves three drugs for nonprescription use through Rx-to-OTC switch process',
      url: 'https://www.fda.gov/news-events/press-announcements/fda-approves-three-drugs-nonprescription-use-through-rx-otc-switch-process',
      supports: 'Olopatadine without a prescription since 2020',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
