import type { Topic } from '../../schema/entries.ts';
import { signs } from '../../signs/index.ts';
import { myopiaControl } from '../summaries.ts';

export default {
  ...myopiaControl,
  metaDescription:
    'Can nearsightedness in children be slowed? Compare special glasses, soft day lenses, ortho-k night lenses, and atropine drops: proof, risks, and FDA status.',
  urgent: null,
  whatIsIt: [
    'Myopia (nearsightedness) makes distant objects look blurred. In most children the eye grows too long, and each year of growth can mean a stronger prescription.',
    'Myopia control is care that aims to slow this growth. It cannot shorten the eye or undo nearsightedness, so your child will still need glasses or contact lenses to see clearly.',
    'Later in life, severe nearsightedness raises the risk of a detached retina, glaucoma, cataracts, and damage to the macula, the center of the retina. Slowing it is expected to lower those risks, but no study has yet followed treated children into old age.',
    'There are four main options: special glasses, soft day lenses, rigid lenses worn at night (ortho-k), and low-dose atropine drops. Each may help many children, none helps every child, and some are better proven than others.',
  ],
  symptoms: [
    'Your child’s prescription changes by 0.50 or more in one year.',
    'Your child became nearsighted before age 10.',
    'One or both parents are nearsighted.',
    'Your child spends little time outdoors and many hours on close work.',
  ],
  howWeHelp: [
    'We measure the length of the eye and map its front surface.',
    'We explain what each option can and cannot do, and which uses are off label, meaning that the FDA has not approved them.',
    'We fit the glasses or lenses and teach you to care for them, or we prescribe the drops.',
    'We measure eye growth about every six months and change the plan if necessary.',
  ],
  treatments: [
    {
      name: 'Special glasses',
      how: 'Rings of tiny raised dots surround a clear center. In a two-year study, nearsightedness got worse by 71 percent less than with regular glasses.',
      suits:
        'Children who start at age 6 to 12, including those too young for contact lenses. The FDA authorized one brand for this in 2025.',
      risks: 'Some children notice blur or halos, but the study reported no serious harm.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Soft day lenses',
      how: 'Rings in the lens focus some light in front of the retina. In a three-year study, nearsightedness got worse by 59 percent less than with regular lenses.',
      suits:
        'Children who start at age 8 to 12 with clean habits and little astigmatism, an uneven curve of the eye. The FDA approved one brand for this in 2019.',
      risks: 'Dryness, redness, or infection can occur, and in rare cases an infected sore harms vision.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Night lenses (ortho-k)',
      how: 'A rigid lens reshapes the front of the eye during sleep, so days are clear without glasses, and studies suggest that it slows eye growth as well.',
      suits:
        'Children with mild to moderate nearsightedness and an adult who helps every night. The FDA approved one brand for this in 2021.',
      risks: 'Glare can occur, vision blurs after a missed night, and infection is rare but can harm vision.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Low-dose atropine drops',
      how: 'A special pharmacy prepares the drops, which are used at bedtime.',
      suits: 'Children who cannot use special lenses, or for whom lenses are not enough.',
      risks:
        'Glare from larger pupils, blurry near vision, itching, or allergy can occur, and nearsightedness may speed up after the drops stop. The drops are off label: in 2025 the FDA declined to approve one of 0.01 percent, so ask us what has changed.',
      price: null,
      // TODO(owner): a lawyer confirms that New York lets optometrists do this.
      here: 'We do this',
    },
  ],
  careTips: [
    'Aim for 80 to 120 minutes outdoors every day.',
    'Take a break from close work every 20 to 30 minutes, and keep books and phones at least 12 inches away.',
    'Wash and dry hands before touching a lens, and keep all lenses away from water.',
    'Never let your child sleep in day lenses, and follow every cleaning step for night lenses.',
    'Give the drops yourself and lock the bottle away, because atropine is dangerous if a child swallows it.',
  ],
  homeTools: [
    {
      name: 'Visual timer for breaks',
      benefit: 'Shows a child when it is time to look up from close work.',
      category: 'Healthy habits',
      amazonLink: 'https://www.amazon.com/s?k=visual+timer+for+kids',
      price: '$12.99',
    },
    {
      name: 'Outdoor-time chart for the fridge',
      benefit: 'Lets your child mark each day’s outdoor time on a sheet of paper.',
    },
  ],
  whenToCall: signs(
    'swallowed-drops',
    'atropine-too-much',
    'lens-wearer-ulcer',
    'lens-wearer-red-eye',
    'child-glasses-weak',
  ),
  questions: [
    {
      id: 'which-works-most',
      question: 'Which option is most effective?',
      answer: [
        'Nobody can predict which one will do most for an individual child.',
        'Studies tested different children in different ways, so their numbers cannot be compared side by side. Age, prescription, and what your child will actually wear matter more.',
      ],
    },
    {
      id: 'does-atropine-work',
      question: 'Does low-dose atropine work?',
      answer: [
        'The evidence is mixed, and the dose seems to matter.',
        'In one US trial, 0.01 percent drops did no better than drops without medicine. A larger trial found a small effect, and a study in Hong Kong found more with 0.05 percent. Higher concentrations can cause more side effects.',
      ],
    },
    {
      id: 'are-lenses-safe',
      question: 'Are contact lenses safe for children?',
      answer: [
        'For most children they are, if hands are clean, water is avoided, and visits are kept.',
        'Serious infection is rare: in studies of ortho-k, about 5 to 14 of every 10,000 children had one in a year.',
      ],
    },
    {
      id: 'how-long',
      question: 'How long does treatment last?',
      answer: [
        'Often several years, until the eye stops growing in the late teens.',
        'Please talk with us before stopping treatment, because nearsightedness may speed up again.',
      ],
    },
  ],
  visit: {
    tests:
      'A comprehensive exam, the length of the eye, a map of its front surface, and trial lenses if you choose them.',
    length: 'The first visit takes about an hour, and lens lessons and checks take 20 to 40 minutes.',
    drops:
      'Needed at the first visit. Near vision may be blurry until the next day, and a teenager should not drive until it clears.',
    whom: 'Dr. Tsoi (myopia and night lenses).',
    insurance: 'Often not covered in full, even where a plan pays for the exam or for regular glasses.',
    bring: 'Your child’s glasses or lenses, and past prescriptions that show how quickly things changed.',
  },
  relatedServices: ['myopia-management', 'pediatric-eye-care', 'contact-lens-fitting'],
  relatedTopics: ['myopia-in-kids', 'contact-lenses', 'screen-habits'],
  searchWords: [
    'slow nearsightedness',
    'stop myopia',
    'myopia management',
    'ortho-k',
    'orthokeratology',
    'orthokeratoligy',
    'night lenses',
    'overnight contact lenses',
    'MiSight',
    'Stellest',
    'atropine drops',
    'atropin',
    'glasses that slow myopia',
    'kid’s prescription keeps changing',
    'glasses get stronger every year',
    'control de miopía',
    'gotas de atropina',
    'frenar la miopía',
  ],
  sources: [
    {
      organization: 'US Food and Drug Administration',
      title: 'FDA approves first contact lens indicated to slow the progression of nearsightedness in children',
      url: 'https://www.fda.gov/news-events/press-announcements/fda-approves-first-contact-lens-indicated-slow-progression-nearsightedness-children',
      supports: 'Soft day lenses: approval in 2019, ages, and risks',
      checkedOn: null,
    },
    {
      organization: 'Optometry and Vision Science',
      title: 'A 3-year Randomized Clinical Trial of MiSight Lenses for Myopia Control',
      url: 'https://doi.org/10.1097/OPX.0000000000001410',
      supports: 'Soft day lenses: the three-year study',
      checkedOn: null,
    },
    {
      organization: 'US Food and Drug Administration',
      title: 'FDA Authorizes Marketing of First Eyeglass Lenses to Slow Progression of Pediatric Myopia',
      url: 'https://www.fda.gov/news-events/press-announcements/fda-authorizes-marketing-first-eyeglass-lenses-slow-progression-pediatric-myopia',
      supports: 'Special glasses: authorization in 2025, ages, the two-year study, and side effects',
      checkedOn: null,
    },
    {
      organization: 'US Food and Drug Administration',
      title: 'Premarket approval P870024/S043: Paragon CRT lenses for overnight wear',
      url: 'https://www.accessdata.fda.gov/scripts/cdrh/cfdocs/cfpma/pma.cfm?id=P870024S043',
      supports: 'Ortho-k: approval in 2002 to reduce myopia overnight',
      checkedOn: null,
    },
    {
      organization: 'Johnson & Johnson Vision, on Eyes On Eyecare',
      title: 'FDA approval of Acuvue Abiliti Overnight Therapeutic Lenses for myopia management',
      url: 'https://eyesoneyecare.com/resources/johnson-johnson-vision-announces-fda-approval-of-acuvue-abiliti-overnight-therapeutic-lenses-for-myopia-management',
      supports: 'Ortho-k: approval of one brand for myopia management in 2021',
      checkedOn: null,
    },
    {
      organization: 'Eye & Contact Lens',
      title: 'Pediatric Microbial Keratitis With Overnight Orthokeratology in Russia',
      url: 'https://journals.lww.com/claojournal/Fulltext/2021/07000/Pediatric_Microbial_Keratitis_With_Overnight.7.aspx',
      supports: 'How often serious infection happens with ortho-k',
      checkedOn: null,
    },
    {
      organization: 'JAMA Ophthalmology',
      title: 'Low-Dose 0.01% Atropine Eye Drops vs Placebo for Myopia Control: A Randomized Clinical Trial',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10346510/',
      supports: 'The US trial in which 0.01 percent atropine did not slow myopia',
      checkedOn: null,
    },
    {
      organization: 'JAMA Ophthalmology',
      title:
        'Efficacy and Safety of 0.01% and 0.02% Atropine for the Treatment of Pediatric Myopia Progression Over 3 Years',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10236322/',
      supports: 'The small effect of low-dose atropine in a larger trial',
      checkedOn: null,
    },
    {
      organization: 'Ophthalmology',
      title: 'Low-Concentration Atropine for Myopia Progression (LAMP) Study: Phase 3 Report',
      url: 'https://doi.org/10.1016/j.ophtha.2021.10.002',
      supports: 'The study in Hong Kong, doses up to 0.05 percent, and faster myopia after the drops stop',
      checkedOn: null,
    },
    {
      organization: 'International Myopia Institute',
      title: 'IMI: Clinical Management Guidelines Report',
      url: 'https://iovs.arvojournals.org/article.aspx?articleid=2727318',
      supports: 'Whom to treat, time outdoors, breaks, and check-ups every six months',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
