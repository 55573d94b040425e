import type { VisitInfo } from '../../../content/types.ts';

export const visit: VisitInfo = {
  gettingHere: {
    transit: 'The harbor bus stops outside.',
    nearestStop: 'Get off at Canal Lane.',
    parking: 'Park behind the house.',
    entrance: 'The door is level with the street.',
  },
  insurancePlans: [],
  insuranceNote: 'Ask us about your plan.',
  whatToBring: ['Your glasses'],
  length: 'Half an hour.',
  drivingAfterDrops: 'Let somebody else drive.',
  cost: 'Ask us what it costs.',
  canceling: 'Tell us a day before.',
};
