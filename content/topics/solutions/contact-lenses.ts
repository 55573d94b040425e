import type { Topic } from '../../schema/entries.ts';
import { signs } from '../../signs/index.ts';
import { contactLenses } from '../summaries.ts';

export default {
  ...contactLenses,
  metaDescription:
    'Soft, rigid, scleral, or overnight? Compare kinds of contact lenses, learn the habits that lower your risk of infection, and know your rights.',
  urgent: 'lens-wearer-ulcer',
  whatIsIt: [
    'A contact lens is a thin, clear disk on the front of your eye that corrects your vision. It is a medical device, so you need a fitting and a prescription, even for color or costume lenses without power.',
    'Soft lenses are the most common. Some are thrown out every night, others after two weeks or a month. Toric lenses correct astigmatism, an uneven curve of the eye, and multifocal lenses help you see both far and near.',
    'Rigid lenses often give very sharp vision, and scleral lenses are larger ones that rest on the white of the eye. Ortho-k lenses shape the cornea, the clear front of the eye, at night, so that you may see well by day without them.',
    'Most people wear lenses safely. The main danger, an infection of the cornea, is uncommon but can harm your vision, so your habits matter.',
  ],
  symptoms: [
    'Your lenses feel dry or scratchy late in the day, or after fewer hours than before.',
    'One lens feels odd or hazy, which can mean that it is torn, dirty, or inside out.',
  ],
  howWeHelp: [
    'We measure the shape of your cornea, and check your tears and eyelids.',
    'We try lenses with you, teach you how to use and clean them, and check the fit again later.',
    'We fit special lenses for dry eyes and for a cone-shaped cornea (keratoconus).',
    'We give you your prescription as soon as the fitting is complete.',
  ],
  treatments: [
    {
      name: 'Daily disposable soft lenses',
      how: 'You open a new pair each morning and throw it out at night.',
      suits: 'Most people, including children and those with allergies.',
      risks: 'Infection is possible, but there is no case or solution to get dirty.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Two-week or monthly soft lenses',
      how: 'You clean them every night and replace them on schedule.',
      suits: 'Frequent wearers who will clean them with care. Only some are approved for overnight wear.',
      risks: 'Dirty cases, overdue lenses, and overnight wear raise the risk of infection.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Rigid and scleral lenses',
      how: 'A rigid lens keeps its shape, and a scleral lens also holds fluid over the cornea.',
      suits: 'Strong or uneven astigmatism, keratoconus, scars, or severe dry eye.',
      risks: 'They take practice and weeks to get used to, and infection is possible.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Ortho-k lenses',
      how: 'A rigid lens worn during sleep flattens the cornea for the day.',
      suits: 'Mild to moderate nearsightedness, including in some children.',
      risks: 'Night wear raises the risk of infection, and the effect fades when you stop.',
      price: null,
      here: 'We do this',
    },
  ],
  careTips: [
    'Wash and dry your hands each time before you touch a lens.',
    'Do not sleep in lenses unless we prescribed them for that: it makes an infection six to eight times more likely.',
    'Rub and rinse your lenses with fresh solution, never with tap water, and never top off old solution.',
    'Empty the case each day, rinse it with fresh solution, let it dry upside down, and replace it every 3 months.',
  ],
  homeTools: [
    {
      name: 'Multipurpose contact lens solution',
      benefit: 'Cleans and stores soft lenses. Choose the kind we agreed on, because saline does not disinfect.',
      category: 'Lens care',
      amazonLink: 'https://www.amazon.com/s?k=multipurpose+contact+lens+solution',
      price: '$10.99',
    },
  ],
  whenToCall: signs('lens-wearer-ulcer', 'lens-wearer-red-eye', 'lens-stuck', 'lenses-feel-dry'),
  questions: [
    {
      id: 'my-prescription',
      question: 'Do I get a copy of my prescription?',
      answer: [
        'Yes. Under federal law you get it when the fitting is done, without asking and at no extra charge, and you may buy your lenses anywhere.',
        'We ask you to confirm that you received it. It lasts at least one year, unless a medical reason in your record makes it shorter.',
      ],
    },
    {
      id: 'buying-online',
      question: 'Can I buy my lenses online?',
      answer: [
        'Yes, with a valid prescription that the seller has on file or has checked with us.',
        'If we do not answer within 8 business hours, the law treats it as checked. A seller may not substitute another brand, except the same lens under a store name.',
      ],
    },
    {
      id: 'swim-or-shower',
      question: 'Can I swim or shower in my lenses?',
      answer: ['No. Take them out first.', 'Germs in water can cause infections that are rare but very hard to treat.'],
    },
    {
      id: 'lens-stuck',
      question: 'Can a lens get lost behind my eye?',
      answer: [
        'No. A thin skin joins the lids to the eye, so a lens can only hide under a lid. The list above says how to get it out.',
      ],
    },
    {
      id: 'what-age',
      question: 'At what age can a child wear contact lenses?',
      answer: [
        'It depends on whether your child wants lenses and can care for them.',
        'In studies, many children of 8 to 12 did well with soft lenses.',
      ],
    },
    {
      id: 'how-often',
      question: 'How often do I need a contact lens exam?',
      answer: ['Usually once a year, and more often with special or overnight lenses.'],
    },
  ],
  visit: {
    tests: 'A vision and eye health check, a map of your cornea, a tear test, and trial lenses.',
    length: 'About an hour with a full exam, and 20 to 40 minutes for a follow-up.',
    drops: 'Not for a fitting, but an exam may need them, so plan a ride home.',
    whom: 'Dr. Voronetska (hard-to-fit eyes) and Dr. Tsoi (overnight lenses).',
    insurance:
      'The fitting is often billed separately. Vision plans often pay a set amount toward lenses in place of glasses, and medical plans may help with lenses for keratoconus.',
    bring: 'Your glasses, lenses, last prescription or boxes, and insurance cards.',
  },
  relatedServices: ['contact-lens-fitting', 'emergency-eye-care', 'dry-eye-treatment'],
  relatedTopics: ['dry-eye-disease', 'allergies', 'conjunctivitis', 'myopia-control', 'presbyopia-solutions'],
  searchWords: [
    'contact lenses for astigmatism',
    'swimming in contact lenses',
    'showering in contact lenses',
    'contacts',
    'contact lens',
    'contact lens exam',
    'contact lense',
    'soft lenses',
    'dailys',
    'dailies',
    'daily disposables',
    'hard lenses',
    'color contact lenses',
    'multifocal',
    'scleral',
    'ortho-k',
    'lens prescription',
    'sleeping in lenses',
    'contact lens infection',
    'lens solution',
    'keratitis',
    'lentes de contacto',
    'pupilentes',
    'receta de lentes',
  ],
  sources: [
    {
      organization: 'Centers for Disease Control and Prevention',
      title: 'About Healthy Contact Lens Wear and Care',
      url: 'https://www.cdc.gov/contact-lenses/about/index.html',
      supports: 'Habits for wear and care, and infection from sleeping in lenses',
      checkedOn: null,
    },
    {
      organization: 'US Food and Drug Administration',
      title: 'Types of Contact Lenses',
      url: 'https://www.fda.gov/medical-devices/contact-lenses/types-contact-lenses',
      supports: 'Kinds of lenses, ortho-k, and the need for a prescription',
      checkedOn: null,
    },
    {
      organization: 'US Food and Drug Administration',
      title: 'Contact Lens Risks',
      url: 'https://www.fda.gov/medical-devices/contact-lenses/contact-lens-risks',
      supports: 'What can go wrong with contact lenses',
      checkedOn: null,
    },
    {
      organization: 'Federal Trade Commission',
      title: 'The Contact Lens Rule: A Guide for Prescribers and Sellers',
      url: 'https://www.ftc.gov/business-guidance/resources/contact-lens-rule-guide-prescribers-sellers',
      supports: 'Your prescription, how long it lasts, and buying from another seller',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
