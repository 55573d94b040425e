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
  securityContact: 'mailto:desk@harborlight.example',
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
  maps: {
    web: 'https://maps.example/harborlight',
    apple: 'https://maps.example/harborlight-apple',
    geo: 'geo:0,0?q=Harborlight',
    embed: 'https://www.google.com/maps?q=Harborlight&output=embed',
  },
  journal: { name: 'Harborlight Notes', url: 'https://notes.harborlight.example' },
  hubTitleSuffix: 'Eye Library | Harborlight Eye Care',
  urgent: {
    lead: 'In a hurry? Ring',
    sameDay: 'we make room',
    whenClosed: 'At night, call 911.',
    openNow: 'We are in. Ring us.',
    closedNow: 'We are out. Call 911.',
    notTheForm: 'Ring us.',
  },
};
