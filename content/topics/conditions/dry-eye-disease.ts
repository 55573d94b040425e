import type { Topic } from '../../schema/entries.ts';
import { signs } from '../../signs/index.ts';
import { dryEyeDisease } from '../summaries.ts';

export default {
  ...dryEyeDisease,
  metaDescription:
    'Eyes that burn, feel gritty, or water too much? Learn what causes dry eye, what may help at home, how we treat it, and which signs need care fast.',
  urgent: null,
  whatIsIt: [
    'Each blink spreads a thin film of tears that keeps your eyes smooth, clean, and clear. With dry eye disease, your eyes make too few tears, or the tears dry up too fast, and their surface becomes inflamed (red, swollen, and sore).',
    'Tears that dry up too fast often lack oil, which comes from tiny glands along the edge of your eyelids (meibomian glands). When these are blocked, the tear film breaks up between blinks.',
    'Dry eye is very common, especially with age, after menopause, with contact lenses, and with long hours at a screen. Eye surgery, allergy pills, and some medicines for depression can contribute. So can Sjögren’s disease, in which the body attacks its own tissue and dries out the eyes and mouth.',
  ],
  symptoms: [
    'Your eyes burn, sting, or feel gritty, as if sand were in them.',
    'Your eyes look red or feel heavy by evening.',
    'Your vision blurs for a moment, then clears when you blink.',
    'Your eyes water, because an irritated eye makes extra tears that contain little oil.',
  ],
  howWeHelp: [
    'We time how fast your tears break up, look for dry spots with a safe dye, and examine the oil glands in your eyelids.',
    'We find out whether you lack tears, oil, or both, and write your plan of eyelid care and drops.',
    'We review your medicines with you. Do not stop one before you ask the doctor who prescribed it.',
    'If we suspect Sjögren’s disease, we refer you to a medical doctor for blood tests.',
  ],
  treatments: [
    {
      name: 'Lubricating drops',
      how: 'They add moisture for a while, without a prescription.',
      suits: 'Nearly everyone with dry eye, as a first step.',
      risks: 'Vision blurs for a minute, and preservatives can irritate if you use them often.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Prescription drops, or a nasal spray',
      how: 'Some calm inflammation, one slows evaporation (drying), and one acts on a nerve so that you make more tears, as the nasal spray does.',
      suits: 'People whose eyes stay uncomfortable with lubricating drops alone.',
      risks:
        'Drops can sting, blur vision, or leave an odd taste, and some take months to work. The spray can make you sneeze or cough.',
      price: null,
      // TODO(owner): a lawyer confirms that New York lets optometrists do this.
      here: 'We do this',
    },
    {
      name: 'Tear duct plugs',
      how: 'Tiny plugs close the drains in your eyelids, so that tears stay on the eye longer.',
      suits: 'Eyes that make too few tears, once any inflammation is under control.',
      risks: 'A plug may irritate, fall out, or rarely cause an infection, and study results are mixed.',
      price: null,
      // TODO(owner): a lawyer confirms that New York lets optometrists do this.
      here: 'We do this',
    },
    {
      name: 'Intense pulsed light (IPL)',
      how: 'Flashes of light below the eyes calm small blood vessels and warm the oil glands.',
      suits:
        'Blocked oil glands, but not in pregnancy or on very dark or freshly tanned skin. The FDA authorized one device for dry eye in 2021, so ask us about ours.',
      risks:
        'Even with eye shields, it can cause redness, burns, or a change in skin color. Studies disagree about its benefit.',
      price: null,
      // TODO(owner): a lawyer confirms that New York lets optometrists do this.
      here: 'We do this',
    },
    {
      name: 'Radiofrequency (RF)',
      how: 'Radio waves gently warm the eyelids to soften thick oil.',
      suits: 'Blocked oil glands in most skin tones, but not people with a pacemaker.',
      risks:
        'It can cause redness, swelling, or burns, and studies are small. Its use for dry eye is usually off label, which means that the FDA has not approved it.',
      price: null,
      // TODO(owner): a lawyer confirms that New York lets optometrists do this.
      here: 'We do this',
    },
    {
      name: 'Thermal pulsation',
      how: 'A device warms and presses the eyelids for about 12 minutes to empty blocked oil glands.',
      suits: 'Blocked oil glands, in people who want a single visit.',
      risks: 'Soreness or redness for a day, and the effect can fade.',
      price: null,
      here: 'We refer you',
    },
  ],
  careTips: [
    'Rest a warm compress, never a hot one, on your closed eyelids for about 10 minutes each day.',
    'Blink fully, so that your eyelids touch, and take regular breaks from screens.',
    'Avoid smoke and wind, and keep fans, heaters, and air vents from blowing at your face.',
    'Remove contact lenses before using any drop that is not made for them.',
  ],
  homeTools: [
    {
      name: 'Preservative-free lubricating drops',
      benefit:
        'Choose a label that says “preservative-free” and “lubricant” drops. Do not buy “redness relief” or “homeopathic” drops.',
      category: 'Eye drops',
      amazonLink: 'https://www.amazon.com/s?k=preservative-free+lubricating+eye+drops',
      price: '$14.99',
    },
    {
      name: 'Microwave warm-compress eye mask',
      benefit: 'Holds steady heat to soften thick oil, but test it on your wrist first.',
      category: 'Warm compress',
      amazonLink: 'https://www.amazon.com/s?k=microwave+warm+compress+eye+mask',
      price: '$19.99',
    },
  ],
  whenToCall: signs(
    'sudden-blur',
    'painful-red-eye',
    'light-hurts',
    'lens-wearer-red-eye',
    'thick-discharge',
    'drops-irritate',
    'dryness-lasts',
  ),
  questions: [
    {
      id: 'does-it-go-away',
      question: 'Does dry eye go away?',
      answer: [
        'It can, if the cause is temporary, such as dry winter air.',
        'For many people it comes and goes for years. There is no cure for that kind, but regular care can keep you comfortable.',
      ],
    },
    {
      id: 'can-it-harm-vision',
      question: 'Can dry eye harm my vision?',
      answer: [
        'Usually not permanently, since most blur from dry eye passes with a blink or a drop.',
        'Severe, untreated dry eye can scar the clear front surface of the eye. Strong pain is not typical, so please read When to Call Us below.',
      ],
    },
    {
      id: 'contact-lenses-and-makeup',
      question: 'Can I wear contact lenses and makeup?',
      answer: [
        'Often yes, although daily disposable lenses or fewer hours of wear may feel more comfortable.',
        'Keep makeup off the inner rim of your eyelids, where the oil glands open, and remove it each night.',
      ],
    },
    {
      id: 'omega-3-pills',
      question: 'Do omega-3 pills help?',
      answer: [
        'Probably not, since fish oil did no better than olive oil in a large US study from 2018.',
        'Ask your doctor before taking such pills, especially if you use a blood thinner.',
      ],
    },
  ],
  visit: {
    tests: 'We examine your eyelids with a microscope and measure your tears with a paper strip or a dye.',
    length: 'A dry eye visit usually takes 20 to 40 minutes.',
    drops: 'Usually not needed, so you can drive afterward.',
    whom: 'Dr. Haddan (dry eye) and Dr. Voronetska (contact lenses for very dry eyes).',
    insurance: 'Plans often do not pay for IPL or RF.',
    bring: 'Bring your drops and a list of your medicines, and wear glasses and no eye makeup.',
  },
  relatedServices: ['dry-eye-treatment', 'ipl-therapy', 'comprehensive-eye-exam', 'contact-lens-fitting'],
  relatedTopics: [
    'digital-eye-strain',
    'hygiene-lids-lashes',
    'contact-lenses',
    'allergies',
    'nutrition-for-eye-health',
  ],
  searchWords: [
    'menopause and dry eyes',
    'dry eyes',
    'dry eye syndrome',
    'dryness',
    'gritty eyes',
    'sand in my eyes',
    'burning eyes',
    'stinging eyes',
    'watery eyes',
    'tears running down my face',
    'eye drops',
    'artificial tears',
    'blocked oil glands',
    'meibomian gland dysfunction',
    'mebomian glands',
    'sjogrens',
    'tear duct plugs',
    'ojo seco',
    'ojos secos',
    'ojos llorosos',
  ],
  sources: [
    {
      organization: 'National Eye Institute',
      title: 'Dry Eye',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/dry-eye',
      supports: 'What dry eye is, who gets it, its symptoms, and its main treatments',
      checkedOn: null,
    },
    {
      organization: 'American Academy of Ophthalmology',
      title: 'What Is Dry Eye?',
      url: 'https://www.aao.org/eye-health/diseases/what-is-dry-eye',
      supports: 'Why dry eyes water, medicines that add to dryness, drops, and plugs',
      checkedOn: null,
    },
    {
      organization: 'American Optometric Association',
      title: 'Dry Eye',
      url: 'https://www.aoa.org/healthy-eyes/eye-and-vision-conditions/dry-eye',
      supports: 'How dry eye is tested and cared for at home',
      checkedOn: null,
    },
    {
      organization: 'Food and Drug Administration',
      title: 'What You Should Know about Eye Drops',
      url: 'https://www.fda.gov/drugs/buying-using-medicine-safely/what-you-should-know-about-eye-drops',
      supports: 'What to avoid on the label of store-bought drops, and clean use',
      checkedOn: null,
    },
    {
      organization: 'Food and Drug Administration',
      title: 'Novel Drug Approvals for 2025',
      url: 'https://www.fda.gov/drugs/novel-drug-approvals-fda/novel-drug-approvals-2025',
      supports: 'Approval of acoltremon',
      checkedOn: null,
    },
    {
      organization: 'Food and Drug Administration, Federal Register',
      title: 'Classification of the Intense Pulsed Light Device for Managing Dry Eye',
      url: 'https://www.govinfo.gov/content/pkg/FR-2023-01-20/html/2023-01049.htm',
      supports: 'FDA status of IPL for dry eye since 2021',
      checkedOn: null,
    },
    {
      organization: 'Cochrane',
      title: 'Punctal occlusion for dry eye syndrome',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5568656',
      supports: 'Mixed results and risks of tear duct plugs',
      checkedOn: null,
    },
    {
      organization: 'Cochrane',
      title: 'Intense pulsed light (IPL) therapy for the treatment of meibomian gland dysfunction',
      url: 'https://www.cochranelibrary.com/cdsr/doi/10.1002/14651858.CD013559/full',
      supports: 'How uncertain the benefit of IPL is',
      checkedOn: null,
    },
    {
      organization: 'New England Journal of Medicine',
      title: 'n-3 Fatty Acid Supplementation for the Treatment of Dry Eye Disease',
      url: 'https://doi.org/10.1056/NEJMoa1709691',
      supports: 'The 2018 study of fish oil',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
