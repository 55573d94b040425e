import type { Practice } from './schema/practice.ts';

const name = 'Neighborhood Optometry';
const oneLineAddress = '519 5th Avenue, Brooklyn, NY 11215';
const addressQuery = encodeURIComponent(oneLineAddress);

/**
 * The practice: names, numbers, addresses, hours and the sentences of several pages. Every page loads them.
 * TODO(owner): replace the names of practice and journal, and confirm founding year, address and coordinates.
 */
export const practice: Practice = {
  name,
  shortName: 'Optometry',
  description: `${name} is an eye care practice in Brooklyn. We offer eye exams, glasses, contact lenses, and same-day urgent visits for all ages.`,
  host: 'https://neighborhood-optometry.example',
  founded: 2009,
  phone: { dial: '+17185550123', display: '(718) 555-0123' },
  notFoundPhone: { dial: '+17185550187', display: '(718) 555-0187' },
  email: 'hello@neighborhood-optometry.example',
  securityContact: 'mailto:hello@neighborhood-optometry.example',
  address: {
    street: '519 5th Avenue',
    city: 'Brooklyn',
    state: 'NY',
    zip: '11215',
    oneLine: oneLineAddress,
  },
  coordinates: { latitude: 40.6672, longitude: -73.9871 },
  hours: {
    // TODO(owner): confirm these hours and holidays.
    timeZone: 'America/New_York',
    week: {
      Sunday: null,
      Monday: { opens: '11:00', closes: '19:00' },
      Tuesday: { opens: '10:00', closes: '18:00' },
      Wednesday: { opens: '10:00', closes: '18:00' },
      Thursday: { opens: '10:00', closes: '18:00' },
      Friday: { opens: '10:00', closes: '18:00' },
      Saturday: { opens: '10:00', closes: '16:00' },
    },
    dailyBreak: {
      starts: '13:00',
      ends: '14:00',
      note: 'We are closed daily 1-2 PM for administrative duties.',
    },
    exceptions: [
      { day: '2026-11-26', name: 'Thanksgiving Day' },
      { day: '2026-12-25', name: 'Christmas Day' },
      { day: '2027-01-01', name: "New Year's Day" },
      { day: '2027-05-31', name: 'Memorial Day' },
      { day: '2027-07-05', name: 'Independence Day (observed)' },
      { day: '2027-09-06', name: 'Labor Day' },
      { day: '2027-11-25', name: 'Thanksgiving Day' },
      { day: '2027-12-25', name: 'Christmas Day' },
    ],
  },
  maps: {
    web: `https://www.google.com/maps/place/${addressQuery}`,
    apple: `https://maps.apple.com/?q=${addressQuery}`,
    geo: `geo:0,0?q=${addressQuery}`,
    embed: `https://www.google.com/maps?q=${addressQuery}&output=embed`,
  },
  journal: { name: 'Neighborhood Eye Journal', url: 'https://journal.neighborhood-optometry.example' },
  hubTitleSuffix: `Eye Hub | ${name}`,
  urgent: {
    whenClosed:
      'If a sign says to call us now, go to an emergency room, one with eye doctors if you can. If it says today, call when we open. If that is more than a day away, go to an urgent care center or an emergency room by tomorrow.',
    notTheForm:
      'Call us. Do not use the form. If we are closed, our Is It Urgent? page tells you whether to go to an emergency room.',
  },
};
