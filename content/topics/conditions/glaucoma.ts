import type { Topic } from '../../schema/entries.ts';
import { signs } from '../../signs/index.ts';
import { glaucoma } from '../summaries.ts';

export default {
  ...glaucoma,
  metaDescription:
    'Glaucoma can take side vision with no early signs. Learn who is at risk, how we test for it, how drops and laser compare, and which signs need care fast.',
  urgent: 'severe-eye-pain',
  whatIsIt: [
    'Glaucoma is a group of diseases that damage the optic nerve, which carries what you see to the brain. The pressure inside the eye is often high. Babies can be born with it.',
    'The most common kind, open-angle glaucoma, is slow, takes side vision first, and has no early signs. About half of the people with it do not know. Lost vision does not come back, but treatment can stop further loss.',
    'Your risk is higher over 60, over 40 if you are Black, or if a parent or sibling has it. It rises with age in Hispanic and Latino people, and with strong nearsightedness, an eye injury, or long use of steroids.',
    'Angle closure is another kind, more common in farsighted people and people of Asian descent. When the narrow drain of the eye shuts, the pressure can shoot up within hours. It can feel like a headache or an upset stomach.',
  ],
  symptoms: [
    'Usually nothing at first',
    'Side vision that fades slowly over the years',
    'Bumping into things, or missing steps and curbs',
  ],
  howWeHelp: [
    'We measure your eye pressure, scan the optic nerve with light (OCT), and map your side vision.',
    'We prescribe drops that lower the pressure and check that they work.',
    'For laser or surgery, we refer you to a surgeon and see you before and after.',
  ],
  treatments: [
    {
      name: 'Eye drops that lower pressure',
      how: 'Used daily, they help fluid leave the eye or lower how much the eye makes.',
      suits: 'Most people with open-angle glaucoma, as a first step or along with laser.',
      risks: 'Redness or a darker eye color. Timolol and similar drops can slow the heart or make asthma worse.',
      price: null,
      // TODO(owner): a lawyer confirms that New York lets optometrists do this.
      here: 'We do this',
    },
    {
      name: 'Selective laser trabeculoplasty (SLT)',
      how: 'Short pulses of laser light help the drain of the eye work better.',
      suits: 'Many people with open-angle glaucoma, now also as a first treatment before any drops.',
      risks: 'Soreness, or higher pressure for a short time. The effect can wear off, but SLT can often be repeated.',
      price: null,
      here: 'We refer you',
    },
    {
      name: 'Laser iridotomy',
      how: 'A laser makes a tiny opening in the iris, the colored ring of the eye, so that fluid can pass.',
      suits: 'People who have had angle closure, and some whose drain may close.',
      risks: 'A little bleeding, higher pressure for a short time, or stray lines of light.',
      price: null,
      here: 'We refer you',
    },
    {
      name: 'Glaucoma surgery',
      how: 'A surgeon makes a new way out for the fluid, or places a small stent or tube.',
      suits: 'People whose pressure stays too high, and some who are having cataract surgery.',
      risks: 'Bleeding, pressure that is too low, cataract, infection even years later, or loss of vision.',
      price: null,
      here: 'We refer you',
    },
  ],
  careTips: [
    'Use your drops each day, even when your eyes feel fine, and talk with us before you stop one.',
    'After a drop, close the eye and press lightly on its inner corner for a minute.',
    'Tell all your doctors that you have glaucoma. If your drain is narrow, ask a pharmacist before you take a cold or allergy medicine.',
    'Ask your close relatives to have their eyes checked.',
  ],
  homeTools: [],
  whenToCall: signs(
    'glaucoma-drops-breathing',
    'severe-eye-pain',
    'glaucoma-surgery-infected',
    'baby-cloudy-large-eye',
    'halos-come-and-go',
    'out-of-glaucoma-drops',
    'drops-irritate',
    'glaucoma-care-slips',
  ),
  questions: [
    {
      id: 'will-i-go-blind',
      question: 'Will I go blind from glaucoma?',
      answer: [
        'Most people who are treated in time keep useful vision for life.',
        'There is no cure, and glaucoma can still lead to blindness, especially when it is found late or drops are missed.',
      ],
    },
    {
      id: 'drops-or-laser',
      question: 'Should I start with drops or laser?',
      answer: [
        'Both are accepted first treatments for open-angle glaucoma, and we help you decide.',
        'In a large British study, about 7 in 10 eyes that had SLT first, some more than once, needed no drops or surgery six years later. You still need checkups, and SLT does not suit every kind of glaucoma.',
      ],
    },
    {
      id: 'can-i-drive',
      question: 'Can I drive with glaucoma?',
      answer: [
        'Many people can, but lost side vision can make driving unsafe before you notice it.',
        'Your field test shows where the gaps are, and we explain what they mean for driving.',
      ],
    },
    {
      id: 'how-often',
      question: 'How often do I need a checkup?',
      answer: [
        'Many people with glaucoma come every 3 to 12 months, depending on how steady it is.',
        'If you have no glaucoma but a higher risk, an exam with widened pupils every one to two years is usual.',
      ],
    },
  ],
  visit: {
    tests: 'Eye pressure, a look at the drain, an optic nerve scan, and a map of your side vision.',
    length: 'A first full exam takes about an hour, and most follow-up visits take 20 to 40 minutes.',
    drops: 'We widen your pupils at full exams. Do not drive until you see clearly.',
    whom: 'Dr. Castellan (glaucoma).',
    insurance: 'Medicare Part B covers a screening every 12 months for people at high risk.',
    bring: 'Your drops, a list of your medicines, and past test results.',
  },
  relatedServices: [
    'comprehensive-eye-exam',
    'advanced-diagnostic-technology',
    'emergency-eye-care',
    'surgical-comanagement',
  ],
  relatedTopics: ['cataracts', 'diabetic-retinopathy'],
  searchWords: [
    'glacoma',
    'gluacoma',
    'glaucoma test',
    'high eye pressure',
    'eye pressure check',
    'ocular hypertension',
    'narrow angles',
    'angle closure',
    'tunnel vision',
    'losing side vision',
    'latanoprost',
    'timolol',
    'SLT laser',
    'glaucoma in my family',
    'silent thief of sight',
    'presión alta en los ojos',
    'gotas para el glaucoma',
  ],
  sources: [
    {
      organization: 'National Eye Institute',
      title: 'Glaucoma',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/glaucoma',
      supports: 'What glaucoma is, who is at higher risk, and that treatment can limit further loss',
      checkedOn: null,
    },
    {
      organization: 'MedlinePlus, National Library of Medicine',
      title: 'Glaucoma',
      url: 'https://medlineplus.gov/ency/article/001620.htm',
      supports: 'Signs of angle closure, and treatment with drops, laser, and surgery',
      checkedOn: null,
    },
    {
      organization: 'MedlinePlus, National Library of Medicine',
      title: 'Timolol Ophthalmic',
      url: 'https://medlineplus.gov/druginfo/meds/a682043.html',
      supports: 'Effects of timolol drops on breathing and the heart',
      checkedOn: null,
    },
    {
      organization: 'American Academy of Ophthalmology',
      title: 'What Is Glaucoma?',
      url: 'https://www.aao.org/eye-health/diseases/what-is-glaucoma',
      supports: 'Kinds of glaucoma, tests, and treatments',
      checkedOn: null,
    },
    {
      organization: 'LiGHT Trial Study Group, University College London',
      title:
        'LiGHT Trial: 6-Year Results of Primary Selective Laser Trabeculoplasty versus Eye Drops for the Treatment of Glaucoma and Ocular Hypertension',
      url: 'https://discovery.ucl.ac.uk/id/eprint/10156203/',
      supports: 'SLT as a first treatment, and how many eyes needed no drops after six years',
      checkedOn: null,
    },
    {
      organization: 'Medicare',
      title: 'Glaucoma Screenings',
      url: 'https://www.medicare.gov/coverage/glaucoma-tests.html',
      supports: 'What Medicare Part B covers',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
