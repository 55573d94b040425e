import { ifFilledIn } from './if-filled-in.ts';
import { particulars } from './particulars.ts';
import type { VisitInfo } from './schema/practice.ts';

/** What a patient should know before a visit. */
export const visit: VisitInfo = {
  // TODO(owner): confirm this, and how long visits take.
  gettingHere: {
    transit: 'F, G, R, D trains; street parking and garages.',
    nearestStop:
      'The F, G, and R trains stop at 4th Avenue and 9th Street, less than a ten-minute walk away. From the D, change to the R at Atlantic Avenue or 36th Street.',
    parking: 'There are meters on 5th Avenue and garages nearby.',
    entrance: ifFilledIn(
      'entrance',
      (words) => words,
      'Are steps or heavy doors hard for you? Call us first. We will tell you about our entrance and help you in.',
    ).join(),
  },
  sections: [
    {
      heading: 'Insurance',
      items: particulars.plansAccepted ?? [],
      texts: [
        ...ifFilledIn(
          'plansAccepted',
          () => 'Is your plan not here? Ask us what we would bill. We tell you in writing.',
          'Ask us which plans we take part in, and what we would bill if we do not. We tell you in writing.',
        ),
        'Call or text us the name of your plan before you come, also if it is Medicaid, Medicare, or Child Health Plus. We will tell you what it may pay for, and whether it asks for a referral first.',
        'Medicare does not pay for a routine eye exam or for most glasses, though Medicare Advantage plans often do. It often pays for care of an eye disease.',
      ],
    },
    {
      heading: 'Prices, and your right to an estimate',
      items: particulars.usualPrices ?? [],
      texts: [
        'The price depends on the tests and lenses you need. Call or text us, and we will tell you before you come.',
        'If you have no insurance, or do not use it, you have the right to a written estimate before your visit: your Good-Faith Estimate.',
        'You can use a health savings account (HSA) or a flexible spending account (FSA) for exams, prescription glasses, and contact lenses.',
      ],
    },
    {
      heading: 'What to bring',
      items: [
        'Photo ID, plus your vision and medical insurance cards',
        'The glasses and contact lenses you wear now, with their boxes if you have them',
        'A list of your medicines and eye drops',
        'Sunglasses, because drops can make light feel bright',
      ],
      texts: [
        'New here? Ask us for our forms before you come, and ask your last eye doctor to send us your records, or bring a copy.',
      ],
    },
    {
      heading: 'How soon you can come, and for how long',
      texts: [
        ...ifFilledIn('nextVisit', (words) => words, 'Ask us for the next open time when you call or send a request.'),
        'A full exam takes about an hour. Most other visits take 20 to 40 minutes.',
      ],
    },
    {
      heading: 'Driving after eye drops',
      texts: [
        'Drops that widen the pupil can blur your vision for a few hours. Do not drive until you see clearly. Bring a driver or take the train.',
      ],
    },
    {
      heading: 'Your prescription and your frames',
      texts: [
        'Your prescription is yours: you get a copy after your exam, free, and you may buy anywhere.',
        // TODO(owner): say what you do of this, and what it costs.
        'Call or text us first if you want us to measure the distance between your pupils (PD), put new lenses in your own frame, or repair or adjust your glasses. We will tell you what we can do and what it costs.',
        ...ifFilledIn('glassesReady', (words) => words, 'When you order glasses, we tell you when they will be ready.'),
      ],
    },
    {
      heading: 'If you cannot come',
      texts: [
        'Need to change or cancel? Call or text us at least 24 hours ahead. A late cancellation or a missed visit may incur a fee, where the law and your plan allow it. Patients with Medicaid pay no such fee.',
      ],
    },
  ],
  cost: 'Ask us before you come: we check your plan and tell you what to expect.',
  estimate: 'Paying yourself? You have the right to a Good-Faith Estimate.',
};
