import { notFound } from '@tanstack/react-router';
import { topicCategories } from '#content/categories.data.ts';
import { doctors } from '#content/doctors.data.ts';
import { fetchDiagram, fetchDoctor, fetchLegalPage, fetchService, fetchTopic } from '#content/entries.ts';
import { eyeExam } from '#content/eye-exam.data.ts';
import { home } from '#content/home.data.ts';
import { languages } from '#content/languages.data.ts';
import { hub, productDemo, signSources, sitePages, urgentPage, visit } from '#content/pages.data.ts';
import { particulars } from '#content/particulars.data.ts';
import { practice } from '#content/practice.data.ts';
import { profiles } from '#content/profiles.data.ts';
import type { HomeTool, Sign, Topic } from '#content/schema/entries.ts';
import type { Picture } from '#content/schema/values.ts';
import { services } from '#content/services.data.ts';
import { allSigns } from '#content/signs.data.ts';
import { topics } from '#content/topics.data.ts';
import { dateInWords, monthInWords } from '#contract/dates.ts';
import { isUrgent } from '#src/rules/urgency.ts';
import { pictureSource } from './-pictures.ts';
import { signSteps } from './-urgency/sign-steps.ts';

// What the routes' loaders find in the content. One module, so that it is one script. A loader rejects with `notFound`
// when there is no such page. It names the sources of pictures, so that no page loads the list of all.

async function entry<Entry>(fetch: (id: string) => Promise<Entry> | undefined, id: string): Promise<Entry> {
  const found = await fetch(id);
  if (!found) throw notFound();
  return found;
}

/** The signs with these ids, most urgent first. */
const signsOf = (ids: readonly string[]) => allSigns.filter(({ id }) => ids.includes(id));

/** What links to these topics need. */
const topicLinks = (slugs: readonly string[]) =>
  topics.filter(({ slug }) => slugs.includes(slug)).map(({ slug, category, title }) => ({ slug, category, title }));

/** A product as its card shows it: with the day of its price in words. */
const product = ({ priceCheckedOn, ...tool }: HomeTool) => ({
  ...tool,
  ...(priceCheckedOn && { priceCheckedOn: dateInWords(priceCheckedOn) }),
});

/** Loads the product, and the words for every list of products. */
export const loadDemo = async () => ({
  demo: product(productDemo),
  note: hub.priceNote,
  disclosure: hub.paidLinkDisclosure,
});

export const loadLegalPage = async (id: string) => entry(fetchLegalPage, id);

/** Loads the list of all pages, A to Z. A doctor is listed under the surname. */
export const loadSearchPage = async () => ({
  metaTitle: `Search and A to Z | ${practice.name}`,
  metaDescription:
    'Search all pages on eye conditions, glasses, contact lenses, services, and doctors in your own words, or look through them from A to Z.',
  pages: [
    ...sitePages.map(({ title, path }) => ({ title, address: path })),
    ...services.map(({ id, title }) => ({ title, address: `/services/${id}` })),
    ...doctors.map(({ id, name, surname }) => ({
      title: `${surname}, ${name.replace(` ${surname}`, '')}`,
      address: `/team/${id}`,
    })),
    ...topics.map(({ title, category, slug }) => ({ title, address: `/eye-hub/${category}/${slug}` })),
  ].sort((a, b) => a.title.localeCompare(b.title, 'en')),
});

/** Loads the words of the page about urgent signs, every sign for its guide, and all of them in words. */
export const loadUrgentPage = async () => ({
  ...urgentPage,
  signs: allSigns,
  steps: signSteps(allSigns),
  pages: [...new Set(allSigns.map(({ source }) => source))].flatMap((id) => signSources[id] ?? []),
});

const usualPrices = particulars.usualPrices ?? [];

const withSource = ({ file, alt }: Picture) => ({ src: pictureSource(file), alt });

/** The languages of the doctors, each in its own words. */
const spokenLanguages = Object.entries(languages)
  .filter(([, { language }]) => doctors.some((doctor) => doctor.languages.some((one) => one.startsWith(language))))
  .map(([lang, { spoken }]) => ({ lang, spoken }));

/** Loads the words and pictures of the home page. */
export async function loadHome() {
  const { about, findUs, ...others } = home;
  const { exam: _exam, ...hero } = home.hero;
  return {
    ...others,
    hero: {
      ...hero,
      image: withSource(hero.image),
      // Its words come with its script.
      hasExam: eyeExam !== null,
      languages: spokenLanguages,
    },
    about: { ...about, image: withSource(about.image) },
    findUs: { ...findUs, storefront: withSource(findUs.storefront) },
    reviews: profiles.reviews.map(({ count, asOf, ...review }) => ({
      ...review,
      // As it is read: `Intl` would make a page that hydrates wait.
      count: count.toLocaleString('en-US'),
      asOf: asOf && monthInWords(asOf),
    })),
    visit: {
      ...visit,
      sections: visit.sections.map(({ showsPrices, ...section }) => ({
        ...section,
        prices: showsPrices ? usualPrices : [],
      })),
    },
  };
}

/** How many topics of each category the landing page lists. */
const topicsShown = 5;

/** Loads the words of the landing page, and the first topics of each category. */
export async function loadHub() {
  const { metaTitle, metaDescription, heading, lead, journalLead } = hub;
  const categories = topicCategories.map(({ id, title, description, topics: all }) => ({
    id,
    title,
    description,
    topics: all.slice(0, topicsShown).map(({ slug, title, summary }) => ({ slug, title, summary })),
    more: Math.max(0, all.length - topicsShown),
  }));
  return { metaTitle, metaDescription, heading, lead, popular: topicLinks(hub.popular), journalLead, categories };
}

/** Loads a category, and its index among the categories. */
export async function loadCategory(id: string) {
  const category = topicCategories.find((candidate) => candidate.id === id);
  if (!category) throw notFound();
  return { category, index: topicCategories.indexOf(category) };
}

/** Loads the topic at an address of the Eye Hub, with its signs by urgency, and what its page says of other entries. */
export async function loadTopic(address: { category: string; slug: string }) {
  const category = topicCategories.find(({ id }) => id === address.category);
  if (!category?.topics.some(({ slug }) => slug === address.slug)) throw notFound();
  const { urgent, whenToCall, homeTools, sources, ...topic } = await entry(fetchTopic, address.slug);
  const { reviewedBy, lastReviewed } = topic.review;
  const isReviewed = reviewedBy && lastReviewed && sources.every(({ checkedOn }) => checkedOn !== null);
  const sellsDrops = homeTools.some((tool) => tool.category === 'Eye drops');
  return {
    topic: {
      ...topic,
      homeTools: homeTools.map(product),
      sources: sources.map((source) => ({ ...source, checkedOn: source.checkedOn && dateInWords(source.checkedOn) })),
    },
    diagram: await fetchDiagram(address.slug),
    sections: topicSections({ ...topic, homeTools }),
    urgent: signsOf(whenToCall).find(({ id }) => id === urgent) ?? null,
    whenToCall: signSteps(signsOf(whenToCall)),
    category: { id: category.id, title: category.title, isOfConditions: category.isOfConditions },
    relatedServices: services
      .filter(({ id }) => topic.relatedServices.includes(id))
      .map(({ id, title }) => ({ id, title })),
    relatedTopics: topicLinks(topic.relatedTopics),
    notes: {
      price: sellsDrops ? `${hub.recallNote} ${hub.priceNote}` : hub.priceNote,
      paidLinks: hub.paidLinkDisclosure,
      review: isReviewed ? `Reviewed by ${reviewedBy} on ${dateInWords(lastReviewed)}.` : hub.notReviewedNote,
    },
  };
}

const sections = [
  { id: 'what-is-it', heading: 'What is it?', isFolded: false },
  { id: 'what-you-might-notice', heading: 'What You Might Notice', isFolded: false },
  { id: 'how-we-help', heading: 'How We Help', isFolded: false },
  { id: 'tools-for-home-care', heading: 'Tools for Home Care', isFolded: false },
  { id: 'care-at-home', heading: 'Care at Home', isFolded: false },
  { id: 'when-to-call-us', heading: 'When to Call Us', isFolded: false },
  { id: 'treatments', heading: 'Treatments Compared', isFolded: true },
  { id: 'questions', heading: 'Questions People Ask', isFolded: true },
  { id: 'your-visit', heading: 'Your Visit Here', isFolded: true },
  { id: 'sources', heading: 'Sources', isFolded: true },
] as const;

/** The sections of a topic in order, without empty ones. Without products, care at home has a heading of its own. */
export function topicSections(topic: Pick<Topic, 'symptoms' | 'careTips' | 'homeTools' | 'treatments'>) {
  const { symptoms, careTips, homeTools, treatments } = topic;
  const isShown: Readonly<Record<string, boolean>> = {
    'what-you-might-notice': symptoms.length > 0,
    'tools-for-home-care': homeTools.length > 0,
    'care-at-home': homeTools.length === 0 && careTips.length > 0,
    treatments: treatments.length > 0,
  };
  return sections.filter(({ id }) => isShown[id] ?? true);
}

/** Whether a sign stands before all others on a page: it is for 911, and concerns everybody. */
const isFirst = ({ urgency, audience }: Sign) => urgency === '911' && audience === 'everyone';

/** Loads a service with its signs by urgency, and what its page shows of other entries. */
export async function loadService(slug: string) {
  const service = await entry(fetchService, slug);
  const urgent = service.listsSigns ? allSigns.filter(({ urgency }) => isUrgent(urgency)) : [];
  return {
    service,
    signs: [...signSteps(urgent.filter(isFirst)), ...signSteps(urgent.filter((sign) => !isFirst(sign)))],
    visit: { cost: visit.cost, estimate: visit.estimate },
    prices: usualPrices,
    picture: pictureSource(service.image.file),
    relatedTopics: topicLinks(service.relatedTopics),
    relatedDoctors: doctors
      .filter(({ id }) => service.relatedDoctors.includes(id))
      .map(({ id, name }) => ({ id, name })),
    otherServices: services
      .filter(({ id }) => id !== service.id)
      .slice(0, 3)
      .map((other) => ({ service: other, picture: pictureSource(other.image.file) })),
  };
}

/** Loads a doctor, and what the page shows of others. */
export async function loadDoctor(slug: string) {
  const doctor = await entry(fetchDoctor, slug);
  return {
    doctor,
    picture: pictureSource(doctor.image.file),
    services: services
      .filter(({ relatedDoctors }) => relatedDoctors.includes(doctor.id))
      .map(({ id, title }) => ({ id, title })),
    otherDoctors: doctors
      .filter(({ id }) => id !== doctor.id)
      .map((other) => ({ doctor: other, picture: pictureSource(other.image.file) })),
  };
}
