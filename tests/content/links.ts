import type { Content } from '#content/read.ts';

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

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Whether no page stands at an address. */
export function isUnknownTarget(to: string, { services, doctors, topics, categories, legal, visit }: Content): boolean {
  const known = [
    ...['/eye-hub', '/urgent', '/urgent#hospital', '/search'],
    ...legal.map(({ id }) => `/${id}`),
    ...anchors.map((anchor) => `/#${anchor}`),
    ...visit.sections.map(({ id }) => `/#${id}`),
    ...services.map(({ id }) => `/services/${id}`),
    ...doctors.map(({ id }) => `/team/${id}`),
    ...categories.map(({ id }) => `/eye-hub/${id}`),
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
    ...content.capabilities.flatMap(({ name, service }) => missing(`tile ${name}`, [service], services)),
    ...content.services.flatMap(({ id, relatedTopics }) => missing(`services/${id}`, relatedTopics, topics)),
    ...content.services.flatMap(({ id, relatedDoctors }) => missing(`services/${id}`, relatedDoctors, doctors)),
    ...content.topics.flatMap(({ slug, relatedServices }) => missing(`topics/${slug}`, relatedServices, services)),
    ...missing('eye-hub popular', content['eye-hub'].popular, topics),
    ...content.services
      .filter(({ appointmentType }) => !content.options.appointmentTypes.some(({ value }) => value === appointmentType))
      .map(({ id, appointmentType }) => `services/${id}: the form has no appointment type "${appointmentType}"`),
    ...content.options.appointmentTypes
      .filter(({ kind }) => kind === 'waitlist' && content.forms.waitlist === null)
      .map(({ value }) => `options "${value}": forms.json has no notice for a waitlist`),
    ...content['site-pages']
      .filter(({ path }) => path !== '/' && isUnknownTarget(path, content))
      .map(({ path }) => `site-pages: ${path} does not exist`),
    ...content.redirects.addresses
      .filter(({ to, isMissing = false }) => isUnknownTarget(to, content) !== isMissing)
      .map(({ from, to, isMissing }) => `redirect ${from}: ${to} ${isMissing ? 'exists' : 'does not exist'}`),
    ...content.redirects.addresses
      .filter(({ from }) => !isUnknownTarget(from, content))
      .map(({ from }) => `redirect ${from}: a page stands there`),
    ...repeated([...services, ...doctors, ...topics]).map((slug) => `${slug}: is used twice`),
    ...repeated(content.redirects.addresses.map(({ from }) => from)).map((from) => `redirect ${from}: is used twice`),
  ];
}
