import type { Practice } from './types.ts';

const name = 'Neighborhood Optometry';
const oneLineAddress = '519 5th Avenue, Brooklyn, NY 11215';
const addressQuery = encodeURIComponent(oneLineAddress);

/**
 * The practice: names, numbers, addresses, hours and the sentences that belong to no single page. Name,
 * phones, email, host, review and social addresses, and coordinates are stand-ins until an owner
 * replaces them. `npm run check:launch` lists each one.
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
    holidays: [
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
  gettingHere: {
    transit: 'F, G, R, D trains; street parking and garages.',
    nearestStop: 'The F, G, and R trains stop at 4th Avenue and 9th Street, less than a ten-minute walk away.',
    parking: 'Look for meters on 5th Avenue, and for garages nearby.',
    entrance:
      'Call us before you come if steps or doors are hard for you. We will tell you about our entrance and help you in.',
  },
  maps: {
    web: `https://www.google.com/maps/place/${addressQuery}`,
    apple: `https://maps.apple.com/?q=${addressQuery}`,
    geo: `geo:0,0?q=${addressQuery}`,
    embed: `https://www.google.com/maps?q=${addressQuery}&output=embed`,
  },
  reviews: [
    {
      source: 'a general reviews site',
      rating: 4.8,
      count: 433,
      url: 'https://reviews.example/neighborhood-optometry-brooklyn',
    },
    {
      source: 'an appointment-booking profile site',
      rating: 4.92,
      count: 1550,
      url: 'https://booking.example/profiles/neighborhood-optometry',
    },
  ],
  journal: { name: 'Neighborhood Eye Journal', url: 'https://journal.neighborhood-optometry.example' },
  social: [
    { name: 'Photos', url: 'https://photos.example/neighborhood-optometry' },
    { name: 'Videos', url: 'https://videos.example/neighborhood-optometry' },
    { name: 'News', url: 'https://news.example/neighborhood-optometry' },
  ],
  hubTitleSuffix: `Eye Hub | ${name}`,
  visionTherapyWaitlist: {
    title: 'Vision therapy waitlist',
    text: 'Our vision therapy program is at capacity, with availability expected in 2026. Send your request, and we will add you to the waitlist and call you when a place opens.',
  },
  visit: {
    // To fill in: the names of the plans the office takes. While it is empty, the page asks visitors to call.
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
    cost: 'Ask us before you come. We check your plan and tell you what you can expect to pay.',
    forSomeoneElse:
      'Filling this in for a child or another person? Give the name and date of birth of the person who needs care.',
    cancelling:
      'Need to change or cancel? Call or text us at least 24 hours ahead. A late cancellation or a missed visit may incur a fee.',
  },
  urgent: {
    lead: 'Urgent? Call',
    sameDay: 'we keep same-day slots',
    whenClosed: 'If we are closed, go to an emergency room or call 911.',
    openNow: 'We are open now. Call us.',
    closedNow: 'We are closed now. Go to an emergency room or call 911.',
    notTheForm: 'Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
    emergencyVisit: {
      open: {
        title: 'Do not wait for a reply. Call now.',
        text: 'If nobody answers, go to an emergency room or call 911.',
      },
      closed: {
        title: 'Do not wait for a reply.',
        text: 'We are closed now. Go to an emergency room or call 911.',
      },
    },
  },
  forms: {
    acknowledgement:
      'I understand that this is a request, not a confirmed booking. My visit is confirmed only when the office contacts me.',
    privacyLine: 'We use what you send only to answer your request and to care for you.',
    privacyLinkLabel: 'Read how we protect your privacy',
    responseTime: 'We answer most requests within one business day.',
    noCopy: 'We do not email you a copy of what you sent. Write down your reference or print this page.',
  },
  particulars: {
    legalName: null,
    privacyContact: null,
    privacyNoticeEffective: null,
    privacyNoticeUrl: null,
    civilRightsContact: null,
    billingContact: null,
    mailProvider: null,
    dmvResult: null,
    iplDevice: null,
    returnsPolicy: null,
    accessibilityReplyTime: null,
    accessibilityCheckedOn: null,
  },
};
