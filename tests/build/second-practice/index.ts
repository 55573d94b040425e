import type {
  CapabilityTile,
  CategoryPages,
  Doctor,
  EyewearBrand,
  HomeContent,
  HomeTool,
  HubContent,
  LegalPage,
  Loader,
  Question,
  Service,
  ServiceSummary,
  Sign,
  SitePage,
  Topic,
  TopicCategory,
  UrgencyGuide,
  UrgentPageContent,
  UrgentSearchWords,
} from '../../../content/types.ts';

export { forms } from './forms.ts';
export { particulars } from './particulars.ts';
export { practice } from './practice.ts';
export { profiles } from './profiles.ts';
export { legacyPrefixes, legacyRedirects } from './redirects.ts';
export { visit } from './visit.ts';

const words = { heading: 'A heading', lead: 'A sentence.' };
const describe = (title: string) =>
  `${title}: what it is, what we do about it, and when you need to call us. Written by the people who look after eyes at the harbor.`;
const meta = (title: string) => ({
  metaTitle: `${title} | Harborlight Eye Care`,
  metaDescription: describe(title),
});
const drawing = { name: 'drawing', alt: 'A round lamp.' };

const source = { organization: 'Lake Office', title: 'Snow', url: 'https://lake.example/snow' };

const sign = (id: string, words: string, urgency: Sign['urgency']): Sign => ({
  id,
  words,
  audience: 'everyone',
  urgency,
  source,
});

/** Long enough that no sentence of the pages holds its words. */
const whiteout = sign('whiteout', 'A white wall of snow in front of both lamps of the house, and nothing else', '911');
const frost = sign('frost', 'A rim of frost on the lashes', 'today');
const draft = sign('draft', 'A draft from the window', 'next exam');

export const allSigns: readonly Sign[] = [whiteout, frost, draft];

/** A topic must have 700 words or more: sentences of 14 words. */
const sentences = (about: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `On day ${index + 1} of the winter we look at ${about} of the house by the lake.`,
  );

const question = (id: string, about: string): Question => ({
  id,
  question: `How much of ${about} do you look at?`,
  answer: sentences(about, 2),
});

const lampTest: Service = {
  id: 'lamp-test',
  title: 'Lamp Test',
  description: 'We hold a lamp to your eye.',
  image: drawing,
  detailedDescription: ['It takes a minute.'],
  testingIncludes: ['A lamp'],
  benefitsList: ['You know more.'],
  steps: ['Sit', 'Look', 'Go'].map((title) => ({ title, text: 'We hold the lamp, and you tell us what you see.' })),
  length: 'It takes a minute.',
  drops: 'No drops.',
  risks: [],
  cost: null,
  questions: ['lamps', 'lids', 'light'].map((about) => question(about, `the ${about}`)),
  urgent: [],
  relatedDoctors: [],
  searchWords: ['lamp'],
  appointmentType: 'Other',
  relatedTopics: ['snow-glare'],
  modal: { intro: 'A lamp, and your eye.', lists: [{ title: 'What we use', items: ['A lamp'] }] },
  ...meta('Lamp Test'),
};

const nightBell: Service = {
  ...lampTest,
  id: 'night-bell',
  title: 'Night Bell',
  description: 'We open the door at night.',
  urgent: [whiteout, frost],
  ...meta('Night Bell'),
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

const snowGlare: Topic = {
  slug: 'snow-glare',
  title: 'Snow Glare',
  category: 'conditions',
  summary: 'Why snow hurts.',
  metaDescription: describe('Snow Glare'),
  urgent: [whiteout],
  whatIsIt: sentences('the windows', 12),
  symptoms: sentences('the doors', 6),
  howWeHelp: sentences('the lamps', 6),
  treatments: [],
  careTips: sentences('the roof', 6),
  homeTools: [],
  whenToCall: allSigns,
  questions: ['snow', 'ice', 'wind', 'fog'].map((about) => question(about, `the ${about}`)),
  visit: {
    tests: 'We hold a lamp to your eye.',
    length: 'It takes a minute.',
    drops: 'No drops.',
    whom: 'Dr. Quist has a special interest in snow.',
    bring: 'Your glasses.',
  },
  relatedServices: ['lamp-test'],
  relatedTopics: ['lake-glare'],
  searchWords: ['snow'],
  sources: ['snow', 'light', 'ice'].map((page) => ({
    ...source,
    url: `https://lake.example/${page}`,
    supports: 'What snow does to light',
    checkedOn: null,
  })),
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
};

const lakeGlare: Topic = {
  ...snowGlare,
  slug: 'lake-glare',
  title: 'Lake Glare',
  summary: 'Why water hurts.',
  metaDescription: describe('Lake Glare'),
  relatedTopics: ['snow-glare'],
};

const topics = [snowGlare, lakeGlare];

const legalPage = (id: LegalPage['id'], paragraph: string): LegalPage => ({
  id,
  title: `The ${id} page`,
  intro: 'A sentence.',
  sections: [{ heading: 'A subject', blocks: [paragraph] }],
  ...meta(`The ${id} page`),
});

const loaded = <Entry>(key: string, entry: Entry): [string, Loader<Entry>] => [key, async () => entry];

export const callToAction = words;
export const services: readonly ServiceSummary[] = [lampTest, nightBell].map(({ id, title, description, image }) => ({
  id,
  title,
  description,
  image,
}));
export const doctors = [
  doctor('Ida', 'Quist', 'Principal Optometrist & Founder', 'Finnish'),
  doctor('Olav', 'Brandt', 'Optometrist', 'Ojibwe'),
];
export const brands: readonly EyewearBrand[] = [{ name: 'Pikelake', logo: 'drawing' }];
export const capabilityTiles: readonly CapabilityTile[] = [{ name: 'Lamps', service: lampTest.id }];
const troubles: TopicCategory = {
  id: 'conditions',
  title: 'Troubles',
  description: 'What can go wrong.',
  topics: topics.map(({ slug, title, category, summary }) => ({ slug, title, category, summary })),
};
export const topicCategories: readonly TopicCategory[] = [troubles];
export const serviceLoaders = new Map([lampTest, nightBell].map((service) => loaded(service.id, service)));
export const doctorLoaders = new Map(doctors.map((doctor) => loaded(doctor.id, doctor)));
export const topicLoaders = new Map(topics.map((topic) => loaded(topic.slug, topic)));
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
  visitHeadings: {
    insurance: 'Plans',
    whatToBring: 'Take along',
    length: 'Time',
    drivingAfterDrops: 'The way home',
    canceling: 'If not',
  },
};

export const hub: HubContent = {
  ...words,
  ...meta('Eye Library'),
  journalLead: 'More to read.',
  priceNote: 'Prices change.',
  paidLinkDisclosure: null,
  notReviewedNote: 'Nobody has read this yet.',
};
export const categoryPages: CategoryPages = {
  conditions: meta('Troubles'),
  solutions: meta('Ways'),
  prevention: meta('Habits'),
};
export const productDemo: HomeTool = { name: 'A lamp', benefit: 'It shines.' };

export const urgentPage: UrgentPageContent = {
  ...words,
  ...meta('Is It Urgent?'),
  guide: words,
  list: words,
  sources: words,
};
const answers = [
  { id: 'yes', label: 'Yes', audiences: [] },
  { id: 'no', label: 'No', audiences: [] },
];
export const urgencyGuide: UrgencyGuide = {
  whom: { question: 'Who?', options: answers.map((answer) => ({ ...answer, asksAboutLenses: answer.id === 'yes' })) },
  lenses: { question: 'Lenses?', options: answers },
  happened: { question: 'What?', options: answers.map((answer) => ({ ...answer, signs: ['whiteout', 'frost'] })) },
  signs: {
    question: 'Which?',
    hint: 'All.',
    none: 'None',
    unsure: 'Not sure',
    button: 'Go on',
    unanswered: 'Say one.',
  },
  outcome: {
    noticed: 'You said:',
    unsure: 'It may be:',
    nothing: 'You said nothing.',
    worried: 'Call us.',
    readMore: 'More',
    notADiagnosis: 'We do not know.',
  },
};
