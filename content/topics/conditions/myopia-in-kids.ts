import type { Topic } from '../../schema/entries.ts';
import { signs } from '../../signs/index.ts';
import { myopiaInKids } from '../summaries.ts';

export default {
  ...myopiaInKids,
  metaDescription:
    'Does your child squint or sit close to the TV? Learn what myopia is, why children get it, what helps, and how often their eyes should be checked.',
  urgent: null,
  whatIsIt: [
    'Myopia, or nearsightedness, means that your child sees near objects well while distant objects look blurred. In most children the eye has grown too long, so light comes to a focus in front of the retina, the layer at the back of the eye that takes the picture.',
    'It usually starts between ages 6 and 14, gets worse as a child grows, and settles in the late teens or early twenties. The chance is higher when one parent is nearsighted, and higher again when both are.',
    'Time outdoors seems to lower the chance that nearsightedness begins. Long hours of close work go along with it, although it is difficult to prove that one causes the other.',
    'Regular glasses and contact lenses make distant objects clear, but they do not slow the growth of the eye. Strong nearsightedness makes eye disease more likely later: a loose retina, glaucoma, cataracts, and damage to the center of the retina. Our page on myopia control compares lenses and drops that may slow it.',
  ],
  symptoms: [
    'Your child squints to see distant objects.',
    'Your child sits close to the television or cannot read the board at school.',
    'Your child holds books or screens very near their face.',
    'Your child has headaches or tired eyes, or often rubs their eyes.',
    'Your child may never complain, because blurry vision seems normal to them.',
  ],
  howWeHelp: [
    'We give your child a comprehensive exam, with drops that relax the focusing muscles so that we find the true prescription.',
    'We measure the length of the eye and follow how it changes.',
    'We prescribe glasses or contact lenses that suit your child’s school, sports, and hobbies.',
    'We examine the retina and refer you to a specialist if we find a problem.',
    'We see children at 6 to 12 months, at least once at ages 3 to 5, before first grade, and then every year.',
  ],
  treatments: [
    {
      name: 'Regular glasses',
      how: 'Single vision lenses bring the picture to a focus on the retina, so that distant objects look clear.',
      suits: 'Children of any age, usually as the first step.',
      risks: 'There are very few risks, but regular lenses do not slow nearsightedness.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Regular contact lenses',
      how: 'A soft lens on the eye does the same work as glasses.',
      suits: 'Responsible children who can handle lenses with clean hands, often for sports.',
      risks: 'Infection, dryness, and scratches are possible, and regular lenses do not slow nearsightedness.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Myopia control',
      how: 'Special glasses, day or night contact lenses, or eye drops aim to slow the growth of the eye.',
      suits: 'Children whose nearsightedness began early or gets worse every year.',
      risks:
        'These differ from one kind to another, and results vary from child to child. Some kinds are off label, a use that the FDA has not approved.',
      price: null,
      here: 'We do this',
    },
  ],
  careTips: [
    'Aim for 80 to 120 minutes outdoors every day, with a hat and sunglasses.',
    'Take a break from close work every 20 to 30 minutes and look into the distance.',
    'Keep books and phones at least 12 inches away, and tablets and laptops 18 to 24 inches, in good, even light.',
  ],
  homeTools: [
    {
      name: 'Outdoor-time tracker or simple timer',
      benefit: 'Makes breaks and outdoor time easier to remember.',
      category: 'Habits',
      amazonLink: 'https://www.amazon.com/s?k=visual+timer+for+kids',
      price: '$12.99',
    },
    {
      name: 'Kids’ UV sunglasses',
      benefit: 'Shield young eyes outdoors if the label says UV400 or 100 percent UVA and UVB protection.',
      category: 'Eyewear',
      amazonLink: 'https://www.amazon.com/s?k=kids+UV400+sunglasses',
      price: '$16.99',
    },
  ],
  whenToCall: signs(
    'sudden-vision-loss',
    'white-pupil',
    'eye-turn',
    'other-hit',
    'child-squints',
    'child-glasses-weak',
    'family-history',
  ),
  questions: [
    {
      id: 'grow-out-of-it',
      question: 'Will my child grow out of nearsightedness?',
      answer: [
        'No. The eye does not become shorter again, so nearsightedness usually stays for life.',
        'Most nearsighted people see well with glasses or contact lenses, and some adults choose laser surgery once their prescription is steady.',
      ],
    },
    {
      id: 'do-glasses-make-it-worse',
      question: 'Do glasses make nearsightedness worse?',
      answer: [
        'No. Glasses in the correct prescription are safe to wear all day.',
        'Weaker glasses have not slowed nearsightedness in studies, and in some it got worse faster.',
      ],
    },
    {
      id: 'screens',
      question: 'Do phones and tablets cause nearsightedness?',
      answer: [
        'That is not proven, but children who use screens more are nearsighted more often.',
        'Close viewing and less daylight may both play a part. Breaks and outdoor time make sense in any case.',
      ],
    },
    {
      id: 'school-test',
      question: 'Is the vision test at school enough?',
      answer: [
        'No. It is a quick check that can miss nearsightedness and other problems.',
        'A comprehensive exam also tests how the eyes focus and work together, and it looks at the health of each eye.',
      ],
    },
    {
      id: 'lazy-eye',
      question: 'Is it too late to treat my child’s lazy eye?',
      answer: [
        'Most likely not. A lazy eye (amblyopia) has not learned to see well, often because the two eyes differ or do not point the same way. Treatment with glasses, a patch, or drops works most easily before about age seven.',
        'It can help later too. In a study of children from 7 to 12, about half saw clearly better with treatment, and so did many untreated teens.',
      ],
    },
    {
      id: 'how-often',
      question: 'How often does my child need an eye exam?',
      answer: [
        'Every year from first grade on, and about every six months during myopia control.',
        'Children’s eyes can change within months, and children rarely notice.',
      ],
    },
  ],
  visit: {
    tests:
      'Your child reads letters or names pictures while we check focus, eye teaming, the length of the eye, and the retina.',
    length: 'A comprehensive exam takes about an hour, and a check of eye growth takes 20 to 40 minutes.',
    drops:
      'The drops sting for a moment. Near vision may be blurry until the next day, and a teenager should not drive until it clears.',
    whom: 'Dr. Tsoi (babies, children, teens, and myopia).',
    insurance: 'Many plans help pay for a child’s exam and glasses, but often not for myopia control.',
    bring: 'Your child’s glasses, sunglasses, any letter from school, and a list of nearsighted family members.',
  },
  relatedServices: ['pediatric-eye-care', 'myopia-management', 'comprehensive-eye-exam', 'contact-lens-fitting'],
  relatedTopics: ['myopia-control', 'screen-habits', 'glasses-lens-options'],
  searchWords: [
    'lazy eye',
    'amblyopia',
    'lazy eye too late',
    'eye patch for child',
    'ojo perezoso',
    'nearsighted',
    'nearsightedness',
    'near sighted child',
    'shortsighted',
    'can’t see the board',
    'can’t see far away',
    'child squinting',
    'sits too close to TV',
    'failed school vision test',
    'kid needs glasses',
    'first glasses',
    'glasses keep getting stronger',
    'miopia en niños',
    'mi hijo no ve de lejos',
    'lentes para niños',
    'miopia',
    'myopea',
    'mayopia',
  ],
  sources: [
    {
      organization: 'National Eye Institute',
      title: 'Nearsightedness (Myopia)',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/nearsightedness-myopia',
      supports: 'What myopia is, its signs, and glasses, contact lenses, and laser surgery',
      checkedOn: null,
    },
    {
      organization: 'American Academy of Ophthalmology',
      title: 'Nearsightedness: What Is Myopia?',
      url: 'https://www.aao.org/eye-health/diseases/myopia-nearsightedness',
      supports: 'When myopia starts and the eye diseases that strong myopia makes more likely',
      checkedOn: null,
    },
    {
      organization: 'US Food and Drug Administration',
      title: 'FDA Authorizes Marketing of First Eyeglass Lenses to Slow Progression of Pediatric Myopia',
      url: 'https://www.fda.gov/news-events/press-announcements/fda-authorizes-marketing-first-eyeglass-lenses-slow-progression-pediatric-myopia',
      supports: 'How common myopia is, and later risks',
      checkedOn: null,
    },
    {
      organization: 'American Optometric Association',
      title: 'Comprehensive Eye Exams',
      url: 'https://www.aoa.org/healthy-eyes/caring-for-your-eyes/eye-exams',
      supports: 'The ages at which children should have exams',
      checkedOn: null,
    },
    {
      organization: 'International Myopia Institute',
      title: 'IMI: Clinical Management Guidelines Report',
      url: 'https://iovs.arvojournals.org/article.aspx?articleid=2727318',
      supports: 'Time outdoors, breaks, reading distance, and check-ups every six months',
      checkedOn: null,
    },
    {
      organization: 'Experimental and Therapeutic Medicine',
      title: 'Association between parental myopia and the risk of myopia in a child',
      url: 'https://www.spandidos-publications.com/10.3892/etm.2015.2415',
      supports: 'The higher chance with one or two nearsighted parents',
      checkedOn: null,
    },
    {
      organization: 'Journal of Optometry',
      title: 'Under-correction or full correction of myopia? A meta-analysis',
      url: 'https://www.journalofoptometry.org/en-under-correction-or-full-correction-myopia-articulo-S1888429620300534',
      supports: 'Why weaker glasses do not help',
      checkedOn: null,
    },
    {
      organization: 'Archives of Ophthalmology',
      title: 'Randomized Trial of Treatment of Amblyopia in Children Aged 7 to 17 Years',
      url: 'https://doi.org/10.1001/archopht.123.4.437',
      supports: 'That treating a lazy eye can still help at 7 and later',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
