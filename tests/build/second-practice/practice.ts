import type { Practice } from '../../../content/types.ts';

const open = { opens: '09:00', closes: '17:00' } as const;

/** A practice that has nothing in common with the one whose site this is. */
export const practice: Practice = {
  name: 'Harborlight Eye Care',
  shortName: 'Harborlight',
  description: 'Harborlight Eye Care looks after eyes in Duluth.',
  host: 'https://harborlight.example',
  founded: 1998,
  phone: { dial: '+12185550144', display: '(218) 555-0144' },
  notFoundPhone: { dial: '+12185550166', display: '(218) 555-0166' },
  email: 'desk@harborlight.example',
  address: {
    street: '12 Canal Lane',
    city: 'Duluth',
    state: 'MN',
    zip: '55802',
    oneLine: '12 Canal Lane, Duluth, MN 55802',
  },
  coordinates: { latitude: 46.78, longitude: -92.09 },
  hours: {
    timeZone: 'America/Chicago',
    week: {
      Sunday: null,
      Monday: open,
      Tuesday: open,
      Wednesday: null,
      Thursday: open,
      Friday: open,
      Saturday: null,
    },
    dailyBreak: { starts: '12:00', ends: '12:30', note: 'We eat lunch at noon.' },
    holidays: [],
  },
  gettingHere: {
    transit: 'The harbor bus stops outside.',
    nearestStop: 'Get off at Canal Lane.',
    parking: 'Park behind the house.',
    entrance: 'The door is level with the street.',
  },
  maps: {
    web: 'https://maps.example/harborlight',
    apple: 'https://maps.example/harborlight-apple',
    geo: 'geo:0,0?q=Harborlight',
    embed: 'https://www.google.com/maps?q=Harborlight&output=embed',
  },
  reviews: [{ source: 'a list of good places', rating: 4.5, count: 12, url: 'https://places.example/harborlight' }],
  journal: { name: 'Harborlight Notes', url: 'https://notes.harborlight.example' },
  social: [{ name: 'Pictures', url: 'https://pictures.example/harborlight' }],
  hubTitleSuffix: 'Eye Library | Harborlight Eye Care',
  visionTherapyWaitlist: { title: 'Waitlist', text: 'There is a wait for this.' },
  visit: {
    insurancePlans: [],
    insuranceNote: 'Ask us about your plan.',
    whatToBring: ['Your glasses'],
    length: 'Half an hour.',
    drivingAfterDrops: 'Let somebody else drive.',
    forSomeoneElse: 'Give the name of whoever is coming.',
    cancelling: 'Tell us a day before.',
  },
  urgent: {
    lead: 'In a hurry? Ring',
    sameDay: 'we make room',
    whenClosed: 'At night, call 911.',
    notTheForm: 'Ring us.',
    emergencyVisit: {
      open: { title: 'Ring us at once.', text: 'Or go to a hospital.' },
      closed: { title: 'Nobody is here.', text: 'Go to a hospital.' },
    },
  },
  forms: {
    acknowledgement: 'I know that this is a wish and not a date.',
    privacyLine: 'We keep what you send to ourselves.',
    privacyLinkLabel: 'Our word on it',
    responseTime: 'We answer in a day.',
    noCopy: 'Write down your number.',
  },
  particulars: {
    legalName: null,
    privacyContact: null,
    privacyNoticeEffective: null,
    privacyNoticeUrl: null,
    civilRightsContact: null,
    billingContact: null,
    mailProvider: null,
  },
};
