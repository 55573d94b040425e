import type { Topic } from '../../schema/entries.ts';
import { signs } from '../../signs/index.ts';
import { conjunctivitis } from '../summaries.ts';

export default {
  ...conjunctivitis,
  metaDescription:
    'Pink eye can come from a virus, bacteria, an allergy, or an irritant. Learn which kinds spread, when to go back to school, and which signs need care fast.',
  urgent: 'painful-red-eye',
  whatIsIt: [
    'Conjunctivitis is the medical name for pink eye. The thin, clear skin that covers the white of the eye and lines the eyelids becomes inflamed, which means red, swollen, and sore.',
    'A virus is the most common cause in adults. Bacteria cause it more often in children. An allergy or an irritant, such as smoke or pool water, can also make the eyes red.',
    'Pink eye from a virus or from bacteria spreads easily on hands, towels, and anything else that touches the eyes. Pink eye from an allergy or an irritant does not spread.',
    'Most cases are mild and clear without treatment. However, not every red eye is pink eye. An infection of the cornea (the clear front of the eye), inflammation inside the eye, or very high eye pressure can look similar and harm your vision.',
  ],
  symptoms: [
    'A pink or red eye that feels gritty',
    'Watery eyes, often with a cold, which suggest a virus',
    'Sticky, colored discharge that glues the eyelids together in the morning, which suggests bacteria',
    'Itching in both eyes, which suggests an allergy',
    'Redness that starts in one eye and moves to the other a day or two later',
  ],
  howWeHelp: [
    'We look for the cause with a microscope, because each kind needs its own care.',
    'We can test for adenovirus, the most common virus in pink eye.',
    'We prescribe antibiotic drops when bacteria are the likely cause and the drops can help.',
    'We check the cornea of everybody who wears contact lenses for infection.',
  ],
  treatments: [
    {
      name: 'Compresses and lubricating drops',
      how: 'They soothe the eye and rinse it while your body clears the virus.',
      suits: 'Almost everybody, and especially people with a virus.',
      risks: 'A shared cloth or bottle can spread the infection.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Antibiotic drops or ointment',
      how: 'They kill bacteria and can shorten the infection a little.',
      suits: 'People with likely bacterial pink eye, especially if they wear contact lenses.',
      risks: 'Stinging, allergy, and bacteria that become resistant. They do nothing against a virus.',
      price: null,
      // TODO(owner): a lawyer confirms that New York lets optometrists do this.
      here: 'We do this',
    },
    {
      name: 'Allergy drops',
      how: 'Drops such as ketotifen or olopatadine block the reaction that causes itch.',
      suits: 'People whose eyes itch from an allergy.',
      risks: 'Brief stinging or dryness. Take your contact lenses out first.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Steroid drops',
      how: 'They calm strong inflammation for a short time.',
      suits: 'A few people with severe allergy, or with blurry spots on the cornea after a virus.',
      risks: 'They can raise eye pressure and make a herpes infection much worse, so never use old ones.',
      price: null,
      // TODO(owner): a lawyer confirms that New York lets optometrists do this.
      here: 'We do this',
    },
  ],
  careTips: [
    'Wash your hands often, and always after you touch your eyes or use drops.',
    'Use your own towel and pillowcase, and change them every day.',
    'Wipe discharge away with a fresh, damp cotton pad for each eye.',
    'Wear glasses until we say that contact lenses are safe, then start with new lenses and a new case.',
    'Throw out the eye makeup that you used while the eye was red.',
  ],
  homeTools: [
    {
      name: 'Preservative-free artificial tears',
      benefit:
        'They soothe a gritty eye. Choose “preservative-free,” skip “redness relief,” and do not buy “pink eye” drops or anything homeopathic.',
      category: 'Eye drops',
      amazonLink: 'https://www.amazon.com/s?k=preservative-free+artificial+tears',
      price: '$14.99',
    },
  ],
  whenToCall: signs(
    'newborn-red-eyes',
    'sudden-blur',
    'pus-returns',
    'painful-red-eye',
    'light-hurts',
    'lens-wearer-red-eye',
    'thick-discharge',
    'red-eye-weak-immune-system',
  ),
  questions: [
    {
      id: 'how-long',
      question: 'How long does pink eye last?',
      answer: [
        'Pink eye from a virus usually lasts one to two weeks, and sometimes three or more.',
        'Mild bacterial pink eye often improves in two to five days, although it can take two weeks to clear. Allergic pink eye lasts as long as the allergy does.',
      ],
    },
    {
      id: 'contagious-school-work',
      question: 'How long is pink eye contagious, and when can we go back to school or work?',
      answer: [
        'Pink eye from a virus or bacteria can spread for as long as the eye waters or has discharge.',
        'Pediatric advice is that a child who feels well need not stay home for pink eye alone, but many schools and jobs have their own rules. We can write a note.',
      ],
    },
    {
      id: 'antibiotics',
      question: 'Do I need antibiotic drops for pink eye?',
      answer: [
        'Often not. Antibiotics do nothing against a virus or an allergy, and mild bacterial pink eye usually clears without them.',
        'They make more sense if there is a lot of discharge, if you wear contact lenses, or if you have a weak immune system.',
      ],
    },
    {
      id: 'pharmacy-drops',
      question: 'Are “pink eye” drops from the drugstore safe?',
      answer: [
        'We advise against them. In 2023, the FDA warned several companies, including drugstore chains, about eye drops for pink eye that it had never approved. Drops are recalled from time to time, so check the FDA’s list of recalls before you buy or use any.',
        'Plain lubricating drops without preservatives are a safer choice for comfort.',
      ],
    },
    {
      id: 'contact-lenses-makeup',
      question: 'When can I wear contact lenses and makeup again?',
      answer: [
        'Wait until the eye is white and comfortable, with no more discharge.',
        'If you wear contact lenses, we check the cornea first. Old lenses, cases, and makeup can bring the infection back.',
      ],
    },
    {
      id: 'burst-blood-vessel',
      question: 'I have a red spot on the white of my eye. Is it pink eye?',
      answer: [
        'Most likely not. Without pain or blur, it is usually a burst blood vessel, often after a cough.',
        'That is harmless, and fades in about two weeks. The list above has the exceptions.',
      ],
    },
  ],
  visit: {
    tests: 'We check your vision, then examine your eyelids, eye, and cornea with a microscope and a yellow dye.',
    length: 'Most visits take 20 to 40 minutes.',
    drops: 'Rarely needed. You can usually drive home if you see clearly.',
    whom: 'Dr. Haddan (urgent eye care).',
    bring: 'Your glasses, your contact lenses and case, your eye drops, and your insurance cards.',
  },
  relatedServices: ['emergency-eye-care', 'comprehensive-eye-exam', 'pediatric-eye-care', 'contact-lens-fitting'],
  relatedTopics: ['allergies', 'stye-chalazion', 'contact-lenses'],
  searchWords: [
    'eye gunk',
    'green gunk in eye',
    'eye boogers',
    'sticky eyes',
    'pink eye',
    'pinkeye',
    'red eye',
    'bloodshot eye',
    'eye infection',
    'eye goop',
    'goopy eyes',
    'crusty eyes',
    'eyes stuck shut',
    'watery eye',
    'gritty eye',
    'eye discharge',
    'conjuntivitis',
    'conjunctivitus',
    'conjuctivitis',
    'pink eye contagious',
    'ojo rojo',
    'ojo rosado',
    'lagañas',
  ],
  sources: [
    {
      organization: 'Centers for Disease Control and Prevention',
      title: 'About Pink Eye',
      url: 'https://www.cdc.gov/conjunctivitis/about/index.html',
      supports: 'Causes, how it spreads, and who needs care',
      checkedOn: null,
    },
    {
      organization: 'Centers for Disease Control and Prevention',
      title: 'How to Treat Pink Eye',
      url: 'https://www.cdc.gov/conjunctivitis/treatment/index.html',
      supports: 'How long each kind lasts, and when antibiotics help',
      checkedOn: null,
    },
    {
      organization: 'National Eye Institute',
      title: 'Pink Eye',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/pink-eye',
      supports: 'Symptoms and home care',
      checkedOn: null,
    },
    {
      organization: 'American Academy of Pediatrics',
      title: 'Pinkeye (Conjunctivitis)',
      url: 'https://www.healthychildren.org/English/health-issues/conditions/eyes/Pages/PinkEye-Conjunctivitis.aspx',
      supports: 'Pink eye in children and at school',
      checkedOn: null,
    },
    {
      organization: 'National Resource Center for Health and Safety in Child Care',
      title: 'Caring for Our Children: Conjunctivitis (Pinkeye)',
      url: 'https://nrckids.org/CFOC/Database/7.5.1.1',
      supports: 'That pink eye alone need not keep a child at home',
      checkedOn: null,
    },
    {
      organization: 'Clinical Ophthalmology',
      title:
        'A Review of the Differential Diagnosis of Acute Infectious Conjunctivitis: Implications for Treatment and Management',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7075432',
      supports: 'Which causes are common, and how they differ',
      checkedOn: null,
    },
    {
      organization: 'Cochrane Database of Systematic Reviews',
      title: 'Antibiotics versus placebo for acute bacterial conjunctivitis',
      url: 'https://doi.org/10.1002/14651858.CD001211.pub4',
      supports: 'How much antibiotic drops help',
      checkedOn: null,
    },
    {
      organization: 'Food and Drug Administration',
      title: 'What You Should Know about Eye Drops',
      url: 'https://www.fda.gov/drugs/buying-using-medicine-safely/what-you-should-know-about-eye-drops',
      supports: 'Which store-bought eye drops to avoid',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
