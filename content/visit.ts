import type { VisitInfo } from './types.ts';

/** What a patient should know before a visit. */
export const visit: VisitInfo = {
  // TODO(owner): confirm this, and how long visits take.
  gettingHere: {
    transit: 'F, G, R, D trains; street parking and garages.',
    nearestStop: 'The F, G, and R trains stop at 4th Avenue and 9th Street, less than a ten-minute walk away.',
    parking: 'There are meters on 5th Avenue and garages nearby.',
    entrance:
      'Call us before you come if steps or doors are hard for you. We will tell you about our entrance and help you in.',
  },
  // TODO(owner): name the plans that the office takes. While there is none, the page asks visitors to call.
  insurancePlans: [],
  insuranceNote:
    'Call us with the name of your plan before you come. We will tell you whether we take it, and check what it may pay for.',
  whatToBring: [
    'Photo ID, plus your vision and medical insurance cards',
    'The glasses and contact lenses you wear now, with their boxes if you have them',
    'A list of your medicines and eye drops',
    'Sunglasses, because drops can make light feel bright',
  ],
  length: 'A full exam takes about an hour. Most other visits take 20 to 40 minutes.',
  drivingAfterDrops:
    'Drops that widen the pupil can blur your vision for a few hours. Do not drive until you see clearly. Bring a driver or take the train.',
  cost: 'Ask us before you come: we check your plan and tell you what to expect.',
  canceling:
    'Need to change or cancel? Call or text us at least 24 hours ahead. A late cancellation or a missed visit may incur a fee.',
};
