import type { Topic } from '../../schema/entries.ts';
import { signs } from '../../signs/index.ts';
import { presbyopiaSolutions } from '../summaries.ts';

export default {
  ...presbyopiaSolutions,
  metaDescription:
    'Holding your phone farther away to read it? Learn why near vision fades after 40, and how glasses, contact lenses, drops, and surgery compare.',
  urgent: null,
  whatIsIt: [
    'Presbyopia is the slow loss of near focus that comes with age. The lens inside your eye gradually stiffens, so it can no longer change shape easily to focus up close. Most people notice it in their early to mid-40s.',
    'It happens to everyone, even to people who have always seen well. It is not a disease and does not harm your eyes. The change goes on until about age 65, so your near power may need an update every few years.',
    'There are many ways to read clearly again, and each one has some drawback. The right choice depends on your reading, your work, and what you wear for distance, and many people combine several.',
  ],
  symptoms: [
    'You hold your phone or a menu farther away to read it, or you look for brighter light.',
    'Near things look blurred, especially at the end of the day.',
    'Your eyes feel tired or your head aches after close work.',
  ],
  howWeHelp: [
    'We check the health of your eyes and measure what you need for distance, your screen, and reading.',
    'We explain the different kinds of glasses.',
    'We fit contact lenses for distance and near, with trial lenses to test at home.',
    'We check whether prescription drops may suit you, which includes examining the retina, the layer at the back of the eye.',
    'We do not operate, but if you are considering surgery, we refer you and see you before and after.',
  ],
  treatments: [
    {
      name: 'Reading glasses',
      how: 'They have one power for near, and ready-made pairs have the same power for both eyes.',
      suits: 'People who see well at a distance and read for short periods.',
      risks: 'Distant things blur while you wear them, and the wrong power can tire your eyes.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Bifocals, progressives, and office lenses',
      how: 'One pair combines several powers. Progressives have no visible line, and office lenses are designed for desk and screen.',
      suits: 'People who want one pair for most things, or who work at a screen.',
      risks: 'The edges can blur or sway at first, so be careful on stairs.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Multifocal or monovision contact lenses',
      how: 'Multifocals combine distance and near power. In monovision, one eye is set for distance and the other for near.',
      suits: 'Active people who are comfortable with contact lenses.',
      risks:
        'Multifocals can soften vision and add halos. Monovision can weaken depth vision, which matters for driving and sports, and any contact lens can cause infection.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Prescription drops',
      how: 'A smaller pupil acts like a pinhole and sharpens near vision for about 6 to 10 hours, depending on the drop. The FDA has approved pilocarpine, aceclidine, and carbachol with brimonidine. Others may have been approved since, so ask us.',
      suits:
        'Mainly people with early or moderate presbyopia, a healthy retina, and no past inflammation inside the eye.',
      risks: 'Stinging, redness, headache, dim or blurred vision, and in rare cases a torn or detached retina.',
      price: null,
      // TODO(owner): a lawyer confirms that New York lets optometrists do this.
      here: 'We do this',
    },
    {
      name: 'Surgery',
      how: 'A laser can set one eye for near, or an implant can replace your own lens.',
      suits: 'Some people who also have a cataract or a strong prescription.',
      risks:
        'Infection, glare, weaker depth vision, or a detached retina, and you may still need glasses. Replacing a clear lens is off label: the FDA has not approved that use.',
      price: null,
      here: 'We refer you',
    },
  ],
  careTips: [
    'Read in good light that comes from behind your shoulder.',
    'Keep reading glasses where you need them, such as the kitchen and the office.',
    'Do not drive in reading glasses, because they blur everything far away.',
    'If you use near-vision drops, take contact lenses out first and wait 10 minutes before you put them back in.',
  ],
  homeTools: [
    {
      name: 'Ready-made reading glasses',
      benefit: 'Choose the lowest power that is clear at your reading distance, or ask us which one suits you.',
      category: 'Reading aid',
      amazonLink: 'https://www.amazon.com/s?k=reading+glasses+pack',
      price: '$15.99',
    },
    {
      name: 'Adjustable reading lamp',
      benefit: 'Puts bright, even light on the page, especially with a shade and an adjustable arm.',
      category: 'Lighting',
      amazonLink: 'https://www.amazon.com/s?k=adjustable+led+reading+lamp',
      price: '$32.99',
    },
    {
      name: 'Large text on your phone',
      benefit: 'Costs nothing. Look for display or accessibility in your settings, and raise the text size.',
    },
  ],
  whenToCall: signs(
    'sudden-vision-loss',
    'curtain-or-side-vision',
    'sudden-blur',
    'floaters-or-flashes',
    'painful-red-eye',
    'drops-irritate',
    'new-glasses-wrong',
  ),
  questions: [
    {
      id: 'do-reading-glasses-weaken-eyes',
      question: 'Do reading glasses make my eyes weaker?',
      answer: [
        'No, because the lens inside your eye stiffens at its own pace, with or without them.',
        'Going without glasses does not slow it either, and only makes reading uncomfortable.',
      ],
    },
    {
      id: 'do-drops-work',
      question: 'Do the eye drops for near vision work?',
      answer: [
        'They help many people read for several hours, but they do not suit everyone or replace glasses for everything.',
        'They tend to help less when you need a stronger near power, and the effect wears off completely.',
      ],
    },
    {
      id: 'driving-with-drops',
      question: 'Can I drive after using near-vision drops?',
      answer: [
        'Only when your vision is clear, and very carefully at night or in dim light.',
        'A small pupil lets in less light, so everything can look darker. Find out how a drop affects you before you drive.',
      ],
    },
    {
      id: 'getting-used-to-progressives',
      question: 'How long does it take to get used to progressives?',
      answer: [
        'Usually several days, and occasionally two weeks.',
        'Wear them all day at first, and point your nose at what you want to see. If they still feel uncomfortable, let us check the fit and the prescription.',
      ],
    },
  ],
  visit: {
    tests: 'We test your vision for far, screen, and near, measure eye pressure, and examine the whole eye.',
    length: 'A full exam takes about an hour, and a contact lens or glasses check takes 20 to 40 minutes.',
    drops: 'Often needed at a full exam, or before near-vision drops. Plan for a ride home.',
    whom: 'Dr. Voronetska (lenses that are hard to fit).',
    insurance: 'Near-vision drops and surgery are often not covered.',
    bring: 'All the glasses and contact lenses you use, and the distance from your eyes to your screen.',
  },
  relatedServices: ['comprehensive-eye-exam', 'contact-lens-fitting', 'surgical-comanagement'],
  relatedTopics: ['digital-eye-strain', 'glasses-lens-options', 'contact-lenses', 'surgical-vision-correction'],
  searchWords: [
    'can’t see up close',
    'trouble seeing up close',
    'vision after 40',
    'presbyopia',
    'presbiopia',
    'prespyopia',
    'reading glasses',
    'readers',
    'cheaters',
    'progressives',
    'no-line bifocals',
    'bifocals',
    'multifocal contact lenses',
    'monovision',
    'eye drops instead of reading glasses',
    'Vuity',
    'Qlosi',
    'Vizz',
    'Yuvezzi',
    'arms too short to read',
    'cannot read small print',
    'lentes para leer',
    'vista cansada',
  ],
  sources: [
    {
      organization: 'National Eye Institute',
      title: 'Presbyopia',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/presbyopia',
      supports: 'What presbyopia is, whom it affects, and glasses, contact lenses, and surgery',
      checkedOn: null,
    },
    {
      organization: 'American Academy of Ophthalmology',
      title: 'What is presbyopia?',
      url: 'https://www.aao.org/eye-health/diseases/what-is-presbyopia',
      supports: 'Symptoms, and how each choice works',
      checkedOn: null,
    },
    {
      organization: 'DailyMed, National Library of Medicine',
      title: 'Label: Vuity (pilocarpine)',
      url: 'https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=8d806897-8a2a-4518-8c68-0ec3b778de50',
      supports: 'Pilocarpine drops: driving, headache, risk to the retina, and contact lenses',
      checkedOn: null,
    },
    {
      organization: 'DailyMed, National Library of Medicine',
      title: 'Label: Qlosi (pilocarpine)',
      url: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=4ee2a840-1203-473a-aa42-316a3ddf2fbe',
      supports: 'Lower-strength pilocarpine drops: use, hours of effect, and side effects',
      checkedOn: null,
    },
    {
      organization: 'US Food and Drug Administration',
      title: 'Label: Vizz (aceclidine)',
      url: 'https://www.accessdata.fda.gov/drugsatfda_docs/label/2025/218585s000lbl.pdf',
      supports: 'Aceclidine drops: approval in 2025, side effects, and an exam of the retina first',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
