import type { Content } from '#content/read.ts';
import type { Doctor, Service, Topic } from '#content/schema/entries.ts';
import type { LegalPage } from '#content/schema/pages.ts';
import { plainText } from '#src/rules/links.ts';

/** One field of an entry with its texts: `{ entry: 'topics/glaucoma', field: 'whatIsIt', texts: […] }`. */
export interface Field {
  entry: string;
  field: string;
  texts: readonly string[];
}

/** An entry's fields that hold sentences or phrases for a reader; labels, names and addresses are left out. */
export interface Prose {
  entry: string;
  fields: readonly Field[];
}

type FieldTexts = Readonly<Record<string, string | readonly string[] | undefined>>;

function proseOf(entry: string, texts: FieldTexts): Prose {
  const fields = Object.entries(texts).map(([field, value = []]) => ({
    entry,
    field,
    texts: (typeof value === 'string' ? [value] : value).map(plainText),
  }));
  return { entry, fields: fields.filter((field) => field.texts.length > 0) };
}

const serviceProse = (service: Service) =>
  proseOf(`services/${service.id}`, {
    description: service.description,
    detailedDescription: service.detailedDescription,
    testingIncludes: service.testingIncludes,
    conditions: service.conditions,
    benefitsList: service.benefitsList,
    steps: service.steps.map(({ text }) => text),
    length: service.length,
    drops: service.drops,
    risks: service.risks,
    cost: service.cost ?? undefined,
    questions: service.questions.flatMap(({ question, answer }) => [question, ...answer]),
    'modal.intro': service.modal.intro,
    'modal.lists': service.modal.lists.flatMap(({ items }) => items),
    'modal.closingNote': service.modal.closingNote,
  });

const doctorProse = (doctor: Doctor) => proseOf(`doctors/${doctor.id}`, { bio: doctor.bio, fullBio: doctor.fullBio });

const topicProse = (topic: Topic) =>
  proseOf(`topics/${topic.category}/${topic.slug}`, {
    summary: topic.summary,
    intro: topic.intro,
    whatIsIt: topic.whatIsIt,
    symptoms: topic.symptoms,
    howWeHelp: topic.howWeHelp,
    treatments: topic.treatments.flatMap(({ how, suits, risks }) => [how, suits, risks]),
    careTips: topic.careTips,
    homeTools: topic.homeTools.map(({ benefit }) => benefit),
    questions: topic.questions.flatMap(({ question, answer }) => [question, ...answer]),
    visit: Object.values(topic.visit),
  });

const legalProse = (page: LegalPage) =>
  proseOf(`legal/${page.id}`, {
    intro: page.intro,
    ...Object.fromEntries(
      page.sections.map(({ heading, blocks }) => [
        heading,
        blocks.flatMap((block) =>
          block.type === 'list' ? block.items : block.type === 'paragraph' ? [block.text] : [],
        ),
      ]),
    ),
  });

const homeProse = ({ home, 'call-to-action': callToAction }: Content) =>
  proseOf('home', {
    hero: [home.hero.lead, ...home.hero.points],
    exam: home.hero.exam && [home.hero.exam.begin, home.hero.exam.compare, home.hero.exam.done, home.hero.exam.unsure],
    about: home.about.paragraphs,
    approach: [home.approach.lead, ...home.approach.steps.map(({ text }) => text), home.approach.capabilitiesLead],
    services: [home.services.lead, home.services.eyewear.text, home.services.eyewear.ready ?? []].flat(),
    doctors: home.doctors.lead,
    testimonials: home.testimonials.lead,
    recommendations: home.recommendations.lead,
    findUs: home.findUs.lead,
    contact: home.contact.lead,
    callToAction: callToAction.lead,
  });

const hubProse = ({ 'eye-hub': hub, 'product-demo': productDemo, categories }: Content) =>
  proseOf('eye-hub', {
    lead: hub.lead,
    notes: [hub.journalLead, hub.priceNote, hub.recallNote, hub.notReviewedNote],
    categories: categories.map(({ description }) => description),
    productDemo: productDemo.benefit,
  });

const urgentProse = ({ urgent, guide }: Content) =>
  proseOf('urgent', {
    lead: [
      ...Object.values(urgent.atOnce).flatMap(({ sign, step }) => [sign, step]),
      urgent.guide.lead,
      urgent.list.lead,
      urgent.sources.lead,
    ],
    questions: [guide.happened, guide.whom, guide.lensesOrSurgery].flatMap(({ options, ...words }) => [
      ...Object.values(words),
      ...options.map(({ label }) => label),
    ]),
    signs: [...Object.values(guide.signs), ...Object.values(guide.moreSigns)],
    outcome: Object.values(guide.outcome),
  });

const practiceProse = ({ practice, visit, forms: { waitlist, responseBy, ...forms } }: Content) =>
  proseOf('practice', {
    description: practice.description,
    waitlist: waitlist?.text,
    gettingHere: Object.values(visit.gettingHere),
    visit: [
      ...visit.sections.flatMap(({ answers = [], items = [], texts }) => [...answers, ...items, ...texts]),
      visit.cost,
      visit.estimate,
    ],
    urgent: Object.values(practice.urgent),
    forms: [...Object.values(forms), ...(responseBy ? [responseBy.text] : [])],
  });

/** Everything on the site that is read as running text, entry by entry. */
export function proseOfContent(content: Content): Prose[] {
  return [
    practiceProse(content),
    homeProse(content),
    hubProse(content),
    urgentProse(content),
    ...content.services.map(serviceProse),
    ...content.doctors.map(doctorProse),
    ...content.topics.map(topicProse),
    ...content.legal.map(legalProse),
  ];
}

/** Fields that hold addresses, and the notes for an optometrist, which no visitor reads. */
const unread = new Set(['url', 'amazonLink', 'maps', 'host', 'email', 'toConfirm']);

/** The names that others give themselves and their pages. */
const names = /(?:^|\.)sources?\.(?:\d+\.)?(?:organization|title)$/u;

/** A text with the path that leads to it, such as `services.3.modal.intro`. */
interface PlacedText {
  path: string;
  /** With its links. */
  written: string;
  /** As it is read. */
  text: string;
}

function textsBelow(value: unknown, path: string): PlacedText[] {
  if (typeof value === 'string') return names.test(path) ? [] : [{ path, written: value, text: plainText(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !unread.has(key))
    .flatMap(([key, child]) => textsBelow(child, path === '' ? key : `${path}.${key}`));
}

/** Every text of ours. */
export function allTexts({
  files: _files,
  serviceList: _services,
  homeServices: _homeServices,
  doctorList: _doctors,
  topicList: _topics,
  categories,
  'search-words': _words,
  'search-language': _search,
  sources: _sources,
  languages: _languages,
  'machine-translation': _translation,
  redirects: _redirects,
  'to-confirm': _toConfirm,
  hoursInWords: _hours,
  ...others
}: Content): PlacedText[] {
  return textsBelow({ ...others, categories: categories.map(({ topics: _, ...category }) => category) }, '');
}

/** Every text of ours that a visitor reads: all but the words that only the search knows. */
export const shownTexts = (content: Content) => allTexts(content).filter(({ path }) => !path.includes('.searchWords.'));

/** Splits a text into its sentences. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!]["'’”)]*)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
