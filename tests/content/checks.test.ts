import { expect, it } from 'vitest';
import { readFiles } from '#content/files.ts';
import type { Content } from '#content/read.ts';
import { schemaProblems } from '#content/schema/content.ts';
import type { Topic } from '#content/schema/entries.ts';
import { first } from '../support/entries.ts';
import { type Change, type Check, changed, type Draft, inTopic, problemsAfter, reports } from './changed-content.ts';
import { bannedClaims, claimProblems, factProblems } from './claims.ts';
import { guideProblems } from './guide.ts';
import { contentProblems, fileProblems } from './index.ts';
import { linkProblems } from './links.ts';
import { metadataProblems } from './metadata.ts';
import { pictureProblems } from './pictures.ts';
import { readingGrade, readingProblems } from './reading.ts';
import { slotProblems } from './slots.ts';
import { slugOf, slugProblems } from './slugs.ts';
import { textLinkProblems } from './text-links.ts';
import { supplementProblems, toolProblems, topicProblems } from './topics.ts';

const today = '2026-11-20';
const ofTopics: Check = (checked) => topicProblems(checked, today);

const sentences = (count: number, sentence: string): string[] => Array(count).fill(sentence);
const hard =
  'Comprehensive ophthalmological evaluations necessitate considerable collaboration between interdisciplinary specialists.';
const parking = { value: 'Parking', label: 'Where to park' };
const closedDay = { day: '2027-01-28', name: 'Snow day' } as const;
const long = `We look ${'and look '.repeat(12)}at it.`;

const ofFiles: Check = ({ files }) => schemaProblems(files);

/** A fault in the files. */
const inFiles =
  (change: (files: Draft<Content['files']>) => unknown): Change =>
  ({ files }) =>
    change(files);

/** A fault in the file of a topic. */
const inTopicFile = (change: (topic: Draft<Topic>) => unknown): Change =>
  inFiles(({ topics }) => change(first(topics)));

reports(ofFiles, {
  'an empty text': [inFiles(({ practice }) => (practice.name = ' ')), /^content\/practice\.json name: /],
  'a field too many': [inFiles(({ home }) => Object.assign(home, { slogan: 'Hello' })), 'slogan'],
  'a field too few': [
    inFiles(({ doctors }) => Reflect.deleteProperty(first(doctors), 'bio')),
    /^content\/doctors\/dr-.*\.json bio/,
  ],
  'a service with both tests and conditions': [
    inFiles(({ services }) =>
      Object.assign(first(services), { conditions: ['Red eyes'], testingIncludes: ['A lamp'] }),
    ),
    /^content\/services\/.*\.json /,
  ],
  'a picture without a text in its place': [inFiles(({ services }) => (first(services).image.alt = '')), 'image.alt'],
  'a phone whose two forms differ': [
    inFiles(({ practice }) => (practice.phone.display = '(212) 555-0109')),
    'the same number',
  ],
  'a closed day twice': [inFiles(({ hours }) => hours.exceptions.push(closedDay, closedDay)), 'each day at most once'],
  'an impossible day': [
    inFiles(({ hours }) => hours.exceptions.push({ ...closedDay, day: '2027-02-30' })),
    'a real day',
  ],
  'a price for the same thing twice': [
    inFiles(({ prices }) => {
      const exam = { what: 'Eye exam', price: '$120' };
      prices.usualPrices = [exam, { ...exam, price: '$90' }];
    }),
    'must not name the same thing twice',
  ],
  'a day of a doctor twice': [
    inFiles(({ doctors }) => (first(doctors).days = ['Monday', 'Monday'])),
    'must not have a day twice',
  ],
  'a promise for another year': [
    inFiles(({ forms }) =>
      Object.assign(forms, {
        waitlist: { title: 'Waitlist', text: 'We call you.', promise: { text: 'In 2027.', lastDay: '2026-12-31' } },
      }),
    ),
    'must name the year of its last day',
  ],
  'an option twice': [
    inFiles(({ options }) => options.inquirySubjects.push(parking, parking)),
    /inquirySubjects: must not have a value twice\n.*: must not have a label twice/,
  ],
  'a value that would be stored in another way': [
    inFiles(({ options }) => (first(options.appointmentTypes).value = 'Eye–exam')),
    'must have plain hyphens',
  ],
  'a time that ends before it begins': [
    inFiles(({ options }) => Object.assign(first(options.preferredTimes), { opens: '10:00', closes: '09:00' })),
    'must begin before it ends',
  ],
  'times in the wrong order': [
    inFiles(({ options }) => options.preferredTimes.reverse()),
    'preferredTimes: must be in order',
  ],
  'a text twice': [inTopicFile(({ whatIsIt }) => whatIsIt.push(first(whatIsIt))), 'must not say the same thing twice'],
  'a review by nobody': [inTopicFile(({ review }) => Object.assign(review, { lastReviewed: '2026-01-01' })), 'review'],
  'a map that is blocked': [
    inFiles(({ practice }) => (practice.maps.embed = 'https://maps.example')),
    'www.google.com only',
  ],
  'a question that asks nothing': [
    inTopicFile(({ questions }) => (first(questions).question = 'How long')),
    '.question: ',
  ],
  'a question without an id': [inTopicFile(({ questions }) => (first(questions).id = 'How long')), 'questions.0.id'],
  'a shape that cannot be drawn': [
    inFiles(({ diagrams }) => (first(first(Object.values(diagrams)).shapes).ovals = '59,108 5')),
    /^content\/diagrams\.json [\w-]+\.shapes\.0\.ovals: must be written as/,
  ],
  'too few questions': [inTopicFile(({ questions }) => questions.splice(2)), 'questions'],
  'too few sources': [inTopicFile((topic) => topic.sources.splice(2)), 'sources'],
});

reports(slotProblems, {
  'a brace that is left': [({ home }) => (home.hero.lead = 'Call { phone }.'), 'home.hero.lead: has a brace'],
});

reports(pictureProblems, {
  'a picture that is missing': [
    ({ services }) => (first(services).image.file = '/pictures/gone.svg'),
    'content/pictures/gone.svg does not exist',
  ],
});

reports(slugProblems, {
  'a topic in a category that does not exist': [
    ({ files }) => (first(files.topics).category = 'gone'),
    'there is no category "gone"',
  ],
  'a slug that does not follow from its title': [
    inTopic((topic) => (topic.title = 'High Eye Pressure')),
    'its title gives the slug high-eye-pressure',
  ],
});

it.each(['/#find-us', '/urgent', '/terms#good-faith-estimate', '#treatments', 'tel:911', 'https://www.nei.nih.gov'])(
  'a link may lead to %s',
  (target) => {
    expect(problemsAfter(textLinkProblems, ({ home }) => (home.hero.lead = `See [it](${target}).`))).toBe('');
  },
);

reports(textLinkProblems, {
  'a link to no page': [
    ({ home }) => (home.hero.lead = 'See [our prices](/prices).'),
    'home.hero.lead: [our prices](/prices) leads nowhere',
  ],
  'a link to no section': [({ home }) => (home.hero.lead = 'See [our terms](/terms#gone).'), '#gone) leads nowhere'],
  'a link to no section of a topic': [inTopic(({ whatIsIt }) => whatIsIt.push('See [it](#gone).')), 'leads nowhere'],
  'a link to no address': [({ home }) => (home.hero.lead = 'See [it](https://).'), '[it](https://) leads nowhere'],
  'a link of another kind': [({ home }) => (home.hero.lead = 'See [it](file:it).'), '[it](file:it) leads nowhere'],
  'a number without its country': [
    ({ home }) => (home.hero.lead = 'Call [us](tel:2125550100).'),
    'must call a number such as tel:+12125550100',
  ],
  'a link that calls another number': [
    ({ home }) => (home.hero.lead = 'Call [(212) 555-0100](tel:+12125550109).'),
    'calls another number than it says',
  ],
  'a bare number': [
    ({ home }) => (home.hero.lead = 'Call 1-800-555-0100.'),
    'home.hero.lead: "1-800-555-0100" is not a link. Write it as [1-800-555-0100](tel:+18005550100)',
  ],
  'a bare number of an office': [({ home }) => (home.hero.lead = 'Call (212) 555-0100.'), '](tel:+12125550100)'],
  'a bare number in another language': [
    ({ 'machine-translation': translated }) => (translated.es = 'Llame al 911.'),
    'content/machine-translation.json es: "911" is not a link. Write it as [911](tel:911)',
  ],
  'a bare address': [
    ({ home }) => (home.hero.lead = 'See www.hhs.gov/ocr.'),
    'Write it as [www.hhs.gov/ocr](https://www.hhs.gov/ocr)',
  ],
  'other Markdown': [({ home }) => (home.hero.lead = 'Call *now*.'), 'has Markdown that is not a link'],
  'a link with a title': [({ home }) => (home.hero.lead = '[Us](/terms "Terms")'), 'has Markdown that is not a link'],
  'a list': [({ home }) => (home.hero.lead = '- Call us.'), 'has Markdown that is not a link'],
});

reports(linkProblems, {
  'an unknown topic of a service': [({ services }) => first(services).relatedTopics.push('acne'), 'is no "acne"'],
  'an unknown service of a topic': [inTopic((topic) => topic.relatedServices.push('surgery')), 'is no "surgery"'],
  'an unknown topic among the popular ones': [({ 'eye-hub': hub }) => hub.popular.push('acne'), 'is no "acne"'],
  'an appointment type that the form does not offer': [
    ({ services }) => (first(services).appointmentType = 'Massage'),
    'no appointment type "Massage"',
  ],
  'a page of the search that does not exist': [
    (draft) => (first(draft['site-pages']).path = '/gone'),
    '/gone does not exist',
  ],
  'a redirect of an address where a page stands': [
    ({ redirects, doctors }) => redirects.addresses.push({ from: `/team/${first(doctors).id}`, to: '/#doctors' }),
    'a page stands there',
  ],
  'a redirect to nowhere': [
    ({ redirects }) => redirects.addresses.push({ from: '/kontakt', to: '/#kontakt' }),
    'redirect /kontakt: /#kontakt does not exist',
  ],
  'a redirect to a page that is said to be missing': [
    ({ redirects }) => redirects.addresses.push({ from: '/kontakt', to: '/#contact', isMissing: true }),
    'redirect /kontakt: /#contact exists',
  ],
});

reports(metadataProblems, {
  'a description that is too short': [({ home }) => (home.metaDescription = 'Short.'), 'description has 6 characters'],
  'a description that is too long': [({ home }) => (home.metaDescription = 'x'.repeat(159)), '159 characters'],
  'a title that is not unique': [({ home, 'eye-hub': hub }) => (hub.metaTitle = home.metaTitle), 'title is not unique'],
  'a description twice': [({ home, 'eye-hub': hub }) => (hub.metaDescription = home.metaDescription), 'is not unique'],
});

reports(readingProblems, {
  'a topic that is too hard to read': [
    inTopic((topic) => Object.assign(topic, { whatIsIt: sentences(40, hard) })),
    /^topics\/[\w/-]+: reads at grade/m,
  ],
  'a topic that is too short': [
    inTopic((topic) => Object.assign(topic, { careTips: [], howWeHelp: [], whatIsIt: [] })),
    /^topics\/[\w/-]+: has [1-3]\d\d words, not 400 to 650$/m,
  ],
  'a topic like a telegram': [
    inTopic(({ whatIsIt }) => whatIsIt.push(...sentences(99, 'We look at it.'))),
    /^topics\/[\w/-]+: has [2-8]\.\d+ words a sentence, not 9 to 16$/m,
  ],
  'a topic that is too long': [
    inTopic(({ whatIsIt }) => whatIsIt.push(...sentences(20, 'We look at your eye and tell you what we see there.'))),
    /^topics\/[\w/-]+: has [6-9]\d\d words, not 400 to 650$/m,
  ],
  'a service like a telegram, and one of its texts': [
    ({ services: [telegram, terse] }) => {
      telegram?.detailedDescription.push(...sentences(99, 'We look at it.'));
      Object.assign(terse ?? {}, { drops: 'Sometimes, at the first visit. Later visits need none.' });
    },
    /^services\/[\w-]+: has [2-8]\.\d+ words a sentence, not 9 to 16\n.*^services\/[\w-]+ drops: [2-8](?:\.\d+)? words a sentence, below 9$/ms,
  ],
  'a topic that is too long with its products': [
    inTopic(({ homeTools }) =>
      homeTools.push(
        ...sentences(9, 'Mask.').map((name) => ({ name, benefit: 'Soothes.', amazonLink: 'https://a.example' })),
      ),
    ),
    /^topics\/[\w/-]+: has [6-9]\d\d words, not 400 to 650$/m,
  ],
});

reports(claimProblems, {
  'a claim in the name of a brand': [
    ({ brands }) => brands.push({ name: 'The Best Frames', logo: 'brands/best' }),
    'claims "best"',
  ],
});

reports(factProblems, {
  'a number of another practice': [
    inTopic(({ careTips }) => careTips.push('Call 212-555-0109, or 1-800-222-1222.')),
    /: 212-555-0109 is not the practice's number$/,
  ],
  'a doctor who has left': [
    ({ doctors, topics }) => {
      const isNamed = ({ surname }: { surname: string }) => topics.some(({ visit }) => visit.whom.includes(surname));
      doctors.splice(doctors.findIndex(isNamed), 1);
    },
    /: Dr\. .+ is no doctor of the practice$/m,
  ],
  'a doctor who is in while the office is closed': [
    ({ practice, doctors }) => {
      practice.hours.week.Sunday = null;
      first(doctors).days = ['Sunday'];
    },
    /^doctors\.0\.days: Dr\. .+ cannot be in on Sunday/,
  ],
  'a wrong number of doctors': [inTopic((topic) => (topic.summary = 'Our thirteen optometrists.')), ': counts 13, but'],
  'a wrong number of topics': [
    ({ 'eye-hub': hub }) => (hub.lead = 'Thirteen common eye conditions.'),
    'eye-hub.lead: counts 13, but',
  ],
});

reports(ofTopics, {
  'a topic that is not linked back': [inTopic((topic) => topic.relatedTopics.pop()), 'does not link back'],
  'a source named twice': [inTopic(({ sources }) => sources.push(first(sources))), 'names a source twice'],
  'a source checked in the future': [inTopic(({ sources }) => (first(sources).checkedOn = '2999-01-01')), 'a future'],
  'a review in the future': [
    inTopic(({ review }) => Object.assign(review, { lastReviewed: '2998-01-01' })),
    'was reviewed in the future',
  ],
  'a product on the page for flashes and floaters': [
    inTopic((topic) => Object.assign(topic, { slug: 'flashes-floaters', homeTools: [{ name: '', benefit: '' }] })),
    'must not offer a product',
  ],
});

reports(guideProblems, {
  'an urgent sign that no answers lead to': [({ guide }) => (guide.fits = {}), /^guide: no answers lead to the sign/m],
  'a sign that fits an answer that does not exist': [({ guide }) => (guide.fits['eye-turn'] = ['x']), 'no answer x'],
  'a sign of an audience that no answers select': [
    ({ guide }) => guide.happened.options.map((option) => Object.assign(option, { audiences: [], possible: [] })),
    'no answers select the audience of the sign',
  ],
});

it('files of a wrong shape are reported, and hide no fault of another file', () => {
  const faulty = structuredClone(readFiles());
  const { timeZone } = faulty.hours;
  Reflect.deleteProperty(faulty.hours, 'timeZone');
  faulty.practice.address.zip = 'ABC';
  first(faulty.services).relatedTopics.push('massage');
  const problems = fileProblems(faulty, new Date()).join('\n');
  expect(problems).toContain('content/hours.json timeZone: ');
  expect(problems).toContain('content/practice.json address.zip: ');
  faulty.hours.timeZone = timeZone;
  expect(fileProblems(faulty, new Date()).join('\n')).toMatch(/address\.zip: .*there is no "massage"/s);
});

it('a slot of which nothing is known is reported with its text', () => {
  const faulty = structuredClone(readFiles());
  faulty.home.hero.lead = 'Call {fax}.';
  expect(fileProblems(faulty, new Date())).toContain('content/home.json: Nothing is known of {fax} in "Call {fax}."');
});

it('the checks report faults of every kind at once, and name the file of each', () => {
  const faulty = changed((draft) => {
    const [topic] = draft.topics;
    first(draft.capabilities).service = 'massage';
    first(draft.doctors).surname = 'Nobody';
    draft.home.metaTitle = 'x'.repeat(61);
    draft.home.contact.lead = long;
    draft.home.hero.heading = 'Welcome!';
    draft.home.contact.heading = 'Call us today';
    draft.home.findUs.heading = 'In sight of the train, at 212-555-0109';
    topic?.relatedTopics.push(topic.slug);
    topic?.howWeHelp.push('We cure it.');
    draft.guide.fits = { gone: ['pain'] };
  });
  const problems = contentProblems(faulty, today).join('\n');
  const found =
    'is no "massage"|Nobody|61 characters|words a sentence|exclamation|only a sign|"sight"|practice\'s number|link back|no sign gone';
  for (const problem of found.split('|')) expect(problems).toContain(problem);
  expect(problems).toMatch(/^content\/topics\/[\w-]+\.json howWeHelp\.\d+: claims "cure", which promises too much/m);
});

it.each<[string, ...claims: string[]]>([
  ['This drop cures dry eye.', 'cures'],
  ['Results are guaranteed.', 'guaranteed'],
  ['A painless visit.', 'painless'],
  ['It works like a miracle.', 'miracle'],
  ['A homeopathic drop.', 'homeopathic'],
  ['Drops with MSM.', 'msm'],
  ['Colloidal silver helps.', 'colloidal silver'],
  ['This pill dissolves a cataract.', 'dissolves'],
  ['Your cataract can be dissolved.', 'dissolved'],
  ['Not only does it help, it will cure you.', 'cure'],
  ['No other place in all of the city, as our many patients say, can cure it.', 'cure'],
  ['There is no cure for it.'],
  ['No drop or pill dissolves a cataract. Dissolve the salt in water.'],
  ['This isn’t a cure. Keep the case secure.'],
])('"%s" claims: %s', (text, ...claims) => {
  expect(bannedClaims(text)).toEqual(claims);
});

const amazonLink = 'https://www.amazon.com/s?k=mask';
const tool = { name: 'Mask', benefit: 'Warms the lids.', amazonLink, price: '$19.99' } as const;

it.each([
  [{ ...tool, price: '$4.99', priceCheckedOn: today }, ''],
  [{ ...tool, price: '$89.99', priceCheckedOn: today }, ''],
  [{ name: 'Timer', benefit: 'Rings.' }, ''],
  [{ ...tool, price: '$4.98' }, 'between'],
  [{ ...tool, price: '$90.00' }, 'between'],
  [{ ...tool, price: '$20' }, 'written as'],
  [{ name: 'Mask', benefit: 'Warms.', price: '$19.99' }, 'without the other'],
  [{ name: 'Mask', benefit: 'Warms.', amazonLink }, 'without the other'],
  [{ ...tool, amazonLink: 'https://shop.example/mask' }, 'is not to www.amazon.com'],
  [{ ...tool, priceCheckedOn: '2026-11-21' }, 'in the future'],
] as const)('the check of products says of %j: %s', (product, problem) => {
  const found = toolProblems(product, null, today).join();
  if (problem === '') expect(found).toBe('');
  else expect(found).toContain(problem);
});

it('the check of products wants a disclosure beside a tagged link', () => {
  const tagged = { ...tool, amazonLink: `${amazonLink}&tag=clinic-20` };
  expect(toolProblems(tagged, null, today).join()).toContain('affiliate link without');
  expect(toolProblems(tagged, 'This link pays us.', today)).toEqual([]);
});

it.each([
  ['AREDS2 may help at the intermediate stage.', 1],
  ['AREDS2 pills help eyes. Ask us first.', 1],
  ['AREDS2 may help at the intermediate stage. Ask us first.', 0],
  ['Ask us. One. Two. Three. AREDS2 may help at the intermediate stage.', 1],
])('"%s" has %i problems: it must say "intermediate" and "ask us" near AREDS2', (text, count) => {
  expect(supplementProblems([text])).toHaveLength(count);
});

it('slugs and ids follow from titles and names', () => {
  expect(slugOf('Hygiene: Lids / Lashes')).toBe('hygiene-lids-lashes');
  expect(slugOf('Dr. Ana Maria Sample')).toBe('dr-ana-maria-sample');
  expect(slugOf("Dr. Inés O'Neil")).toBe('dr-ines-o-neil');
});

it('the reading grade leaves names out', () => {
  const plain = readingGrade(['We look at your eye. We tell you what we see.']);
  expect(readingGrade(['We look at your glaucoma eye. We tell you what we see.'])).toBe(plain);
  expect(readingGrade(['We look at your Aristophanes eye. We tell you what we see.'], ['Aristophanes'])).toBe(plain);
});
