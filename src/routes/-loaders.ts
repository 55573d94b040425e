import { doctorLoaders } from '#content/doctors/loaders.ts';
import { doctors } from '#content/doctors/summaries.ts';
import { hub } from '#content/eye-hub.ts';
import { home } from '#content/home.ts';
import { legalLoaders } from '#content/legal/loaders.ts';
import { productDemo } from '#content/product-demo.ts';
import { profiles } from '#content/profiles.ts';
import { serviceLoaders } from '#content/services/loaders.ts';
import { services } from '#content/services/summaries.ts';
import { allSigns } from '#content/signs/index.ts';
import { sitePages } from '#content/site-pages.ts';
import { topicCategories } from '#content/topics/categories.ts';
import { categoryPages } from '#content/topics/category-pages.ts';
import { topicLoaders } from '#content/topics/loaders.ts';
import type {
  Doctor,
  DoctorSummary,
  HubContent,
  LegalPage,
  Picture,
  Service,
  ServiceSummary,
  Topic,
  TopicCategory,
  TopicSummary,
} from '#content/types.ts';
import { urgentPage } from '#content/urgent.ts';
import { visit } from '#content/visit.ts';
import type { PictureSource } from '../components/elements/Picture.tsx';
import { pictureSource } from './-pictures.ts';
import { type SignStep, signSteps } from './-urgency/sign-steps.ts';

// What the routes' loaders find in the content. One module, so that it is one script.

/** Loads the product, and the words for every list of products. */
export const loadDemo = async () => ({ demo: productDemo, note: hub.priceNote, disclosure: hub.paidLinkDisclosure });

/** Loads a legal page. Rejects when there is none with that id. */
export async function loadLegalPage(id: LegalPage['id']): Promise<LegalPage> {
  const load = legalLoaders.get(id);
  if (!load) throw new Error(`content/legal has no ${id}`);
  return load();
}

/** Loads the list of all pages. */
export const loadSearchPage = async () => ({
  description:
    'Search all pages on eye conditions, glasses, contact lenses, services, and doctors in your own words, or look through them from A to Z.',
  pages: indexedPages,
});

/** Loads the words of the page about urgent signs, every sign for its guide, and all of them in words. */
export const loadUrgentPage = async () => ({
  ...urgentPage,
  signs: allSigns,
  steps: signSteps(allSigns),
});

/** A picture with its source, so that the page need not load the list of all. */
const withSource = ({ name, alt }: Picture) => ({ src: pictureSource(name), alt });

/** Loads the words and pictures of the home page. */
export async function loadHome() {
  const { hero, about, recommendations, findUs, ...others } = home;
  const { photo, ...brands } = recommendations;
  return {
    ...others,
    hero: { ...hero, image: withSource(hero.image) },
    about: { ...about, image: withSource(about.image) },
    recommendations: { ...brands, photo: photo && withSource(photo) },
    findUs: { ...findUs, storefront: withSource(findUs.storefront) },
    reviews: profiles.reviews,
    visit,
  };
}

/** How many topics of each category the landing page lists. */
const topicsShown = 5;

/** A category as the landing page shows it. */
export interface HubCategory extends Pick<TopicCategory, 'id' | 'title' | 'description'> {
  topics: readonly Pick<TopicSummary, 'slug' | 'title' | 'summary'>[];
  /** The number of topics that are not listed. */
  more: number;
}

/** Loads the words of the landing page, and the first topics of each category. */
export async function loadHub() {
  const { metaTitle, metaDescription, heading, lead, journalLead } = hub;
  const categories = topicCategories.map(
    ({ id, title, description, topics }): HubCategory => ({
      id,
      title,
      description,
      topics: topics.slice(0, topicsShown).map(({ slug, title: topic, summary }) => ({ slug, title: topic, summary })),
      more: Math.max(0, topics.length - topicsShown),
    }),
  );
  const popular = topicCategories
    .flatMap(({ topics }) => topics)
    .filter(({ slug }) => hub.popular.includes(slug))
    .map(({ slug, category, title }) => ({ slug, category, title }));
  return {
    metaTitle,
    metaDescription,
    heading,
    lead,

    popular,
    journalLead,
    categories,
  };
}

/** Loads a category, its words for search engines and its index among the categories; `null` if there is none. */
export async function loadCategory(id: string) {
  const category = topicCategories.find((candidate) => candidate.id === id);
  return category ? { category, words: categoryPages[category.id], index: topicCategories.indexOf(category) } : null;
}

/** A topic, and what its page says of other entries. */
export interface TopicPage {
  topic: Omit<Topic, 'urgent' | 'whenToCall'>;
  sections: readonly TopicSection[];
  /** The signs at the top of the page, most urgent first. */
  urgent: readonly SignStep[];
  whenToCall: readonly SignStep[];
  category: Pick<TopicCategory, 'id' | 'title'>;
  relatedServices: readonly Pick<ServiceSummary, 'id' | 'title'>[];
  relatedTopics: readonly Pick<TopicSummary, 'slug' | 'category' | 'title'>[];
  notes: Pick<HubContent, 'priceNote' | 'paidLinkDisclosure' | 'notReviewedNote'>;
}

/** Loads the topic at an address of the Eye Hub; `null` if there is none. */
export async function loadTopic(address: { category: string; slug: string }): Promise<TopicPage | null> {
  const category = topicCategories.find(({ id }) => id === address.category);
  const load = category?.topics.some(({ slug }) => slug === address.slug) && topicLoaders.get(address.slug);
  if (!category || !load) return null;
  const { urgent, whenToCall, ...topic } = await load();
  const { priceNote, recallNote, paidLinkDisclosure, notReviewedNote } = hub;
  const sellsDrops = topic.homeTools.some(({ category: kind }) => kind === 'Eye drops');
  return {
    topic,
    sections: topicSections(topic),
    urgent: signSteps(urgent),
    whenToCall: signSteps(whenToCall),
    category: { id: category.id, title: category.title },
    relatedServices: services
      .filter(({ id }) => topic.relatedServices.includes(id))
      .map(({ id, title }) => ({ id, title })),
    relatedTopics: topicCategories
      .flatMap(({ topics }) => topics)
      .filter(({ slug }) => topic.relatedTopics.includes(slug))
      .map(({ slug, category: id, title }) => ({ slug, category: id, title })),
    notes: { priceNote: sellsDrops ? `${recallNote} ${priceNote}` : priceNote, paidLinkDisclosure, notReviewedNote },
  };
}

const headings = {
  'what-is-it': 'What is it?',
  'what-you-might-notice': 'What You Might Notice',
  'how-we-help': 'How We Help',
  'tools-for-home-care': 'Tools for Home Care',
  'care-at-home': 'Care at Home',
  'when-to-call-us': 'When to Call Us',
  treatments: 'Treatments Compared',
  questions: 'Questions People Ask',
  'your-visit': 'Your Visit Here',
  sources: 'Sources',
} as const;

/** A section of a topic's page. */
export interface TopicSection {
  /** The id of the section, for hash links. */
  id: keyof typeof headings;
  heading: string;
  isFolded: boolean;
}

const folded: readonly TopicSection['id'][] = ['treatments', 'questions', 'your-visit', 'sources'];

/** The sections of a topic in order, without empty ones. Without products, care at home has a heading of its own. */
export function topicSections({
  symptoms,
  careTips,
  homeTools,
  treatments,
}: Pick<Topic, 'symptoms' | 'careTips' | 'homeTools' | 'treatments'>): TopicSection[] {
  const isShown: Partial<Record<TopicSection['id'], boolean>> = {
    'what-you-might-notice': symptoms.length > 0,
    'tools-for-home-care': homeTools.length > 0,
    'care-at-home': homeTools.length === 0 && careTips.length > 0,
    treatments: treatments.length > 0,
  };
  return (Object.keys(headings) as TopicSection['id'][])
    .filter((id) => isShown[id] ?? true)
    .map((id) => ({ id, heading: headings[id], isFolded: folded.includes(id) }));
}

/** A service, and what its page shows of others. It names pictures, so that the page need not load the list of all. */
export interface ServicePage {
  service: Service;
  /** Its warning signs, most urgent first. */
  signs: readonly SignStep[];
  /** What it costs, or how to learn that. */
  cost: string;
  picture: PictureSource;
  relatedTopics: readonly Pick<TopicSummary, 'slug' | 'category' | 'title'>[];
  relatedDoctors: readonly Pick<DoctorSummary, 'id' | 'name'>[];
  otherServices: readonly { service: ServiceSummary; picture: PictureSource }[];
}

/** Loads a service; `null` if there is none. */
export async function loadService(slug: string): Promise<ServicePage | null> {
  const load = serviceLoaders.get(slug);
  if (!load) return null;
  const service = await load();
  return {
    service,
    signs: signSteps(service.urgent),
    cost: `${service.cost ?? visit.cost} ${visit.estimate}`,
    picture: pictureSource(service.image.name),
    relatedTopics: topicCategories
      .flatMap(({ topics }) => topics)
      .filter((topic) => service.relatedTopics.includes(topic.slug))
      .map(({ slug: topic, category, title }) => ({ slug: topic, category, title })),
    relatedDoctors: doctors
      .filter(({ id }) => service.relatedDoctors.includes(id))
      .map(({ id, name }) => ({ id, name })),
    otherServices: services
      .filter(({ id }) => id !== service.id)
      .slice(0, 3)
      .map((other) => ({ service: other, picture: pictureSource(other.image.name) })),
  };
}

/** A doctor, and what the page shows of others. It names pictures, so that the page need not load the list of all. */
export interface DoctorPage {
  doctor: Doctor;
  picture: PictureSource;
  otherDoctors: readonly { doctor: DoctorSummary; picture: PictureSource }[];
}

/** Loads a doctor; `null` if there is none. */
export async function loadDoctor(slug: string): Promise<DoctorPage | null> {
  const doctor = await doctorLoaders.get(slug)?.();
  if (!doctor) return null;
  return {
    doctor,
    picture: pictureSource(doctor.image.name),
    otherDoctors: doctors
      .filter(({ id }) => id !== doctor.id)
      .map((other) => ({ doctor: other, picture: pictureSource(other.image.name) })),
  };
}

/** A page of the list of all pages. */
export interface IndexedPage {
  title: string;
  /** Path and hash. */
  address: string;
}

/** Every page, A to Z. A doctor is listed under the surname. */
export const indexedPages: readonly IndexedPage[] = [
  ...sitePages.map(({ title, path }) => ({ title, address: path })),
  ...services.map(({ id, title }) => ({ title, address: `/services/${id}` })),
  ...doctors.map(({ id, name, surname }) => ({
    title: `${surname}, ${name.replace(` ${surname}`, '')}`,
    address: `/team/${id}`,
  })),
  ...topicCategories.flatMap(({ topics }) =>
    topics.map(({ title, category, slug }) => ({ title, address: `/eye-hub/${category}/${slug}` })),
  ),
].sort((a, b) => a.title.localeCompare(b.title, 'en'));
