import type { Topic } from '../../schema/entries.ts';
import { signs } from '../../signs/index.ts';
import { styeChalazion } from '../summaries.ts';

export default {
  ...styeChalazion,
  metaDescription:
    'A sore bump on the eyelid may be a stye, a firm lump a chalazion. Learn how long each lasts, how to care for it at home, and which signs need care fast.',
  urgent: 'swollen-lid-deep-infection',
  whatIsIt: [
    'A stye is a sore, infected bump at the root of a lash or in a small oil gland of the eyelid. It looks like a pimple, and it hurts when you touch it.',
    'A chalazion (say “kuh-LAY-zee-un”) is a lump that forms when one of these oil glands is blocked. It develops more slowly, feels firm, and usually does not hurt. Sometimes it follows a stye.',
    'Both are common, and both usually go away without surgery. A stye often drains by itself and clears in one to two weeks, while a chalazion can take months. Most styes need only warm compresses.',
    'Rarely, the infection spreads into the skin of the lid or behind the eye, where it can damage your vision.',
  ],
  symptoms: [
    'A red, tender bump on the eyelid, which is typical of a stye',
    'A firm lump that does not hurt, which is typical of a chalazion',
    'A puffy eyelid, often with crust along the lashes',
    'An eye that waters or feels gritty',
    'Slightly blurred vision, when a large lump presses on the eye',
  ],
  howWeHelp: [
    'We examine the eyelid to tell a stye, a chalazion, a skin infection, and rarer growths apart.',
    'We teach you eyelid care, and we can clean your eyelids in the office.',
    'We prescribe medicine when the infection is spreading or does not settle by itself.',
    'We refer you to an eye surgeon if a lump remains after one to two months. If it keeps returning in one spot or looks unusual, we refer you for a tissue sample, because it is occasionally a skin cancer.',
    'We treat the underlying cause, such as blepharitis (inflamed eyelid edges) or rosacea (a condition that reddens the face).',
  ],
  treatments: [
    {
      name: 'Warm compresses and massage',
      how: 'Gentle warmth softens the oil and helps the gland drain.',
      suits: 'Almost everybody. In one study, nearly half of chalazia disappeared within three weeks.',
      risks: 'An overheated compress can burn the delicate eyelid skin.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Antibiotic ointment or pills',
      how: 'They kill the bacteria that cause the infection.',
      suits: 'An infection that is spreading. Studies have not shown that antibiotics help an ordinary stye.',
      risks: 'Stinging, allergy, an upset stomach from pills, and bacteria that become resistant to the medicine.',
      price: null,
      // TODO(owner): a lawyer confirms that New York lets optometrists do this.
      here: 'We do this',
    },
    {
      name: 'Steroid shot into the lump',
      how: 'The medicine reduces inflammation, so the lump can shrink.',
      suits: 'A stubborn chalazion. In the same study, more than 8 in 10 disappeared within three weeks.',
      risks:
        'Lighter or thinner skin, higher eye pressure, and very rarely a loss of vision. This use is off label: the FDA has approved the medicine for other conditions only.',
      price: null,
      here: 'We refer you',
    },
    {
      name: 'Drainage by an eye surgeon',
      how: 'The surgeon numbs the eyelid, then opens and empties the lump.',
      suits: 'A large or stubborn chalazion. In that study, it worked about as often as the shot.',
      risks: 'Soreness, bruising, bleeding, infection, a small scar, or a lump that returns.',
      price: null,
      here: 'We refer you',
    },
  ],
  careTips: [
    'Hold a clean, warm compress on the closed lid for about 10 minutes, 3 to 5 times a day, and keep it comfortably warm rather than hot.',
    'After each compress, wash your hands and massage the lid gently.',
    'Do not squeeze or pop the bump, because that can push the infection deeper into the lid.',
    'Do not buy “stye relief” drops or homeopathic products.',
    'Wear no eye makeup or contact lenses until it heals, and then start with a new mascara.',
  ],
  homeTools: [
    {
      name: 'Warm-compress eye mask',
      benefit: 'It stays warm longer than a wet cloth. Choose one with a washable cover.',
      category: 'Warm compress',
      amazonLink: 'https://www.amazon.com/s?k=warm+compress+eye+mask',
      price: '$19.99',
    },
    {
      name: 'Clean washcloths',
      benefit: 'Soak one in warm water for a simple compress, and use a fresh one every time.',
    },
  ],
  whenToCall: signs(
    'swollen-lid-deep-infection',
    'child-fever-swollen-lid',
    'hot-swelling-lid',
    'lid-swollen-shut',
    'lump-lasts',
    'lump-fades',
  ),
  questions: [
    {
      id: 'how-long',
      question: 'How long does a stye or chalazion last?',
      answer: [
        'A stye usually lasts one to two weeks, and a chalazion several weeks or sometimes months.',
        'Continue the warm compresses until the lump has disappeared.',
      ],
    },
    {
      id: 'contagious',
      question: 'Is a stye contagious, and can my child go to school?',
      answer: [
        'A stye does not pass from person to person the way pink eye does, so a child who feels well can go to school.',
        'The bacteria can still travel on hands and cloth, so wash your hands often and do not share towels or makeup.',
      ],
    },
    {
      id: 'antibiotics',
      question: 'Do I need antibiotics for a stye?',
      answer: [
        'Usually not, because most styes drain and heal without them.',
        'We may prescribe them if the infection spreads or does not settle. A chalazion is a blocked gland rather than an infection, so antibiotics rarely help it.',
      ],
    },
    {
      id: 'keeps-coming-back',
      question: 'Why do I keep getting styes?',
      answer: [
        'A common reason is blepharitis, and rosacea or old eye makeup can contribute.',
        'We examine your eyelids and skin for the cause. Daily eyelid care can make another stye less likely.',
      ],
    },
  ],
  visit: {
    tests: 'We check your vision and examine the eyelid, lashes, and eye with a microscope.',
    length: 'Most visits for an eyelid bump take 20 to 40 minutes.',
    drops: 'Rarely needed, so you can usually drive home.',
    whom: 'Dr. Haddan (lids and lashes).',
    bring: 'Your glasses, your insurance cards, a list of your medicines, and any drops or ointment you have tried.',
  },
  relatedServices: ['emergency-eye-care', 'comprehensive-eye-exam', 'dry-eye-treatment', 'ipl-therapy'],
  relatedTopics: ['hygiene-lids-lashes', 'conjunctivitis'],
  searchWords: [
    'sty',
    'stie',
    'eyelid bump',
    'lump on eyelid',
    'pimple on eyelid',
    'eyelid cyst',
    'swollen eyelid',
    'sore eyelid',
    'puffy eyelid',
    'hordeolum',
    'chalazian',
    'calazion',
    'chalazia',
    'meibomian cyst',
    'blocked oil gland',
    'orzuelo',
    'perrilla en el ojo',
    'bulto en el párpado',
  ],
  sources: [
    {
      organization: 'American Academy of Ophthalmology',
      title: 'What Are Chalazia and Styes?',
      url: 'https://www.aao.org/eye-health/diseases/what-are-chalazia-styes',
      supports: 'What each lump is, and how the two differ',
      checkedOn: null,
    },
    {
      organization: 'American Academy of Ophthalmology',
      title: 'Chalazia and Stye Treatment',
      url: 'https://www.aao.org/eye-health/diseases/chalazion-stye-treatment',
      supports: 'Compresses, when antibiotics, shots, or drainage are used, and a biopsy of lumps that return',
      checkedOn: null,
    },
    {
      organization: 'NHS',
      title: 'Stye',
      url: 'https://www.nhs.uk/conditions/stye/',
      supports: 'How long a stye lasts, home care, and what not to do',
      checkedOn: null,
    },
    {
      organization: 'MedlinePlus, National Library of Medicine',
      title: 'Orbital cellulitis',
      url: 'https://medlineplus.gov/ency/article/001012.htm',
      supports: 'Signs of infection behind the eye, and that it is an emergency',
      checkedOn: null,
    },
    {
      organization: 'Cochrane Database of Systematic Reviews',
      title: 'Non-surgical interventions for acute internal hordeolum',
      url: 'https://www.cochranelibrary.com/cdsr/doi/10.1002/14651858.CD007742.pub4/full',
      supports: 'That antibiotics and compresses for a stye have not been well studied',
      checkedOn: null,
    },
    {
      organization: 'Clinical and Experimental Ophthalmology',
      title:
        'A prospective randomized treatment study comparing three treatment options for chalazia: triamcinolone acetonide injections, incision and curettage and treatment with hot compresses',
      url: 'https://doi.org/10.1111/j.1442-9071.2007.01617.x',
      supports: 'How often compresses, a shot, and drainage worked within three weeks',
      checkedOn: null,
    },
    {
      organization: 'Food and Drug Administration',
      title: 'What You Should Know about Eye Drops',
      url: 'https://www.fda.gov/drugs/buying-using-medicine-safely/what-you-should-know-about-eye-drops',
      supports: 'Which store-bought eye products to avoid',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
