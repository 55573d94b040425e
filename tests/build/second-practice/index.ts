import type {
  CapabilityTile,
  Doctor,
  EyewearBrand,
  HomeContent,
  HubContent,
  LegalPage,
  Loader,
  Service,
  SitePage,
  Topic,
  TopicCategory,
  UrgentSearchWords,
} from '../../../content/types.ts';

export { practice } from './practice.ts';
export { legacyPrefixes, legacyRedirects } from './redirects.ts';

const words = { heading: 'A heading', lead: 'A sentence.' };
const describe = (title: string) =>
  `${title}: what it is, what we do about it, and when you need to call us. Written by the people who look after eyes at the harbor.`;
const meta = (title: string) => ({
  metaTitle: `${title} | Harborlight Eye Care`,
  metaDescription: describe(title),
});
const drawing = { name: 'drawing', alt: 'A round lamp.' };

const service: Service = {
  id: 'lamp-test',
  title: 'Lamp Test',
  description: 'We hold a lamp to your eye.',
  image: drawing,
  detailedDescription: ['It takes a minute.'],
  testingIncludes: ['A lamp'],
  benefitsList: ['You know more.'],
  appointmentType: 'Other',
  relatedTopics: ['snow-glare'],
  modal: { intro: 'A lamp, and your eye.', lists: [{ title: 'What we use', items: ['A lamp'] }] },
  ...meta('Lamp Test'),
};

const doctor = (name: string, surname: string, title: Doctor['title'], language: string): Doctor => ({
  id: `dr-${name}-${surname}`.toLowerCase(),
  name: `Dr. ${name} ${surname}`,
  surname,
  title,
  image: drawing,
  bio: `Dr. ${surname} likes lamps.`,
  languages: ['English', language],
  fullBio: [`Dr. ${surname} lives by the lake.`],
  education: ['Doctor of Optometry'],
  specialties: ['Lamps'],
  ...meta(`Dr. ${name} ${surname}`),
});

const topic: Topic = {
  slug: 'snow-glare',
  title: 'Snow Glare',
  category: 'conditions',
  summary: 'Why snow hurts.',
  metaDescription: describe('Snow Glare'),
  whatIsIt: ['Snow throws light back.'],
  symptoms: [],
  howWeHelp: ['We dim it.'],
  careTips: [],
  homeTools: [],
  whenToCall: ['Call us now if you cannot see.', 'Call us today if it hurts.'],
  relatedServices: ['lamp-test'],
  sources: [
    { organisation: 'Lake Office', title: 'Snow', url: 'https://lake.example/snow', checkedOn: null },
    { organisation: 'Lake Office', title: 'Light', url: 'https://lake.example/light', checkedOn: null },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
};

const legalPage = (id: LegalPage['id'], paragraph: string): LegalPage => ({
  id,
  title: `The ${id} page`,
  intro: 'A sentence.',
  sections: [{ heading: 'A subject', blocks: [paragraph] }],
  ...meta(`The ${id} page`),
});

const loaded = <Entry>(key: string, entry: Entry): [string, Loader<Entry>] => [key, async () => entry];

export const callToAction = words;
export const services = [service];
export const doctors = [
  doctor('Ida', 'Quist', 'Principal Optometrist & Founder', 'Finnish'),
  doctor('Olav', 'Brandt', 'Optometrist', 'Ojibwe'),
];
export const brands: readonly EyewearBrand[] = [{ name: 'Pikelake', logo: 'drawing' }];
export const capabilityTiles: readonly CapabilityTile[] = [{ name: 'Lamps', service: service.id }];
export const topicCategories: readonly TopicCategory[] = [
  { id: 'conditions', title: 'Troubles', description: 'What can go wrong.', topics: [topic] },
];
export const serviceLoaders = new Map([loaded<Service>(service.id, service)]);
export const doctorLoaders = new Map(doctors.map((doctor) => loaded(doctor.id, doctor)));
export const topicLoaders = new Map([loaded(topic.slug, topic)]);
export const legalLoaders = new Map([
  loaded('terms', legalPage('terms', 'A paragraph.')),
  loaded('privacy', legalPage('privacy', 'A paragraph.')),
  loaded(
    'accessibility',
    legalPage(
      'accessibility',
      'We made it for Safari 16, iPhone and iPad with iOS 16, Firefox 115, Chrome 109, and Edge 109.',
    ),
  ),
]);

export const sitePages: readonly SitePage[] = [
  { path: '/', title: 'Home', summary: 'The house by the lake.', searchWords: ['lake'] },
];
export const urgentSearchWords: UrgentSearchWords = {};

export const home: HomeContent = {
  ...meta('Home'),
  hero: { ...words, image: drawing, points: ['By the lake'] },
  about: { heading: 'About the house', image: drawing, paragraphs: ['It is old.'], figures: [] },
  approach: {
    ...words,
    steps: [{ title: 'Look', text: 'We look.' }],
    capabilitiesHeading: 'What we have',
    capabilitiesLead: 'Choose one.',
  },
  services: { ...words, eyewear: { text: 'We sell frames too.', linkLabel: 'See the frames' } },
  doctors: { ...words, languageLabel: 'Who speaks', anyLanguage: 'Anything' },
  testimonials: words,
  recommendations: words,
  findUs: { ...words, storefront: drawing, mapTitle: 'The harbor' },
  contact: words,
  callToAction,
  visitHeadings: {
    insurance: 'Plans',
    whatToBring: 'Take along',
    length: 'Time',
    drivingAfterDrops: 'The way home',
    cancelling: 'If not',
  },
};

export const hub: HubContent = {
  ...words,
  ...meta('Eye Library'),
  journalLead: 'More to read.',
  priceNote: 'Prices change.',
  paidLinkDisclosure: null,
  uncheckedSourcesNote: 'Nobody has read this yet.',
  categories: { conditions: meta('Troubles'), solutions: meta('Ways'), prevention: meta('Habits') },
  productDemo: { name: 'A lamp', benefit: 'It shines.' },
};
