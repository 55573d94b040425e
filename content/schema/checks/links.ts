import type { Content } from '../content.ts';
import type { LegacyRedirect } from '../pages.ts';

/** The home page's anchors. */
const anchors = [
  'home',
  'about',
  'approach',
  'services',
  'visit',
  'doctors',
  'testimonials',
  'recommendations',
  'find-us',
  'contact',
];

/** Redirect targets without a page, on purpose: the not-found page suggests the closest service. */
const missingTargets = ['/services/dry-eye-therapy'];

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

function isUnknownTarget({ to }: LegacyRedirect, { services, doctors, topics, lists, legalPages }: Content): boolean {
  const known = [
    ...missingTargets,
    ...['/eye-hub', '/urgent', '/search'],
    ...legalPages.map(({ id }) => `/${id}`),
    ...anchors.map((anchor) => `/#${anchor}`),
    ...services.map(({ id }) => `/services/${id}`),
    ...doctors.map(({ id }) => `/team/${id}`),
    ...lists.topicCategories.map(({ id }) => `/eye-hub/${id}`),
    ...topics.map(({ category, slug }) => `/eye-hub/${category}/${slug}`),
  ];
  return !known.includes(to);
}

/** Links between entries that lead nowhere, and slugs or addresses that are used twice. */
export function linkProblems(content: Content): string[] {
  const services = content.services.map(({ id }) => id);
  const doctors = content.doctors.map(({ id }) => id);
  const topics = content.topics.map(({ slug }) => slug);
  const missing = (where: string, linked: readonly string[], known: readonly string[]) =>
    linked.filter((slug) => !known.includes(slug)).map((slug) => `${where}: there is no "${slug}"`);
  return [
    ...content.capabilityTiles.flatMap(({ name, service }) => missing(`tile ${name}`, [service], services)),
    ...content.services.flatMap(({ id, relatedTopics }) => missing(`services/${id}`, relatedTopics, topics)),
    ...content.services.flatMap(({ id, relatedDoctors }) => missing(`services/${id}`, relatedDoctors, doctors)),
    ...content.topics.flatMap(({ slug, relatedServices }) => missing(`topics/${slug}`, relatedServices, services)),
    ...content.legacyRedirects
      .filter((redirect) => isUnknownTarget(redirect, content))
      .map(({ from, to }) => `redirect ${from}: ${to} does not exist`),
    ...repeated([...services, ...doctors, ...topics]).map((slug) => `${slug}: is used twice`),
    ...repeated(content.legacyRedirects.map(({ from }) => from)).map((from) => `redirect ${from}: is used twice`),
  ];
}
