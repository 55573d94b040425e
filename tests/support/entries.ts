import { readContent } from '#content/read.ts';

/* Entries that tests visit. They are picked by what they have: each practice has others. */

const { services, categories, topics, capabilities } = readContent();

/** The first of a list that is known to hold one. */
export function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('the list is empty');
  return item;
}

const servicePath = ({ id }: { id: string }) => `/services/${id}`;
const topicPath = ({ category, slug }: { category: string; slug: string }) => `/eye-hub/${category}/${slug}`;
const withPath = <Entry>(entry: Entry, pathOf: (entry: Entry) => string) => ({ ...entry, path: pathOf(entry) });

/** The service for emergencies, which lists signs. */
export const emergencyService = withPath(first(services.filter(({ listsSigns }) => listsSigns)), servicePath);

const otherServices = services.filter(({ listsSigns }) => !listsSigns);
/** A service that is not for emergencies. */
export const service = withPath(first(otherServices), servicePath);
/** Another such service. */
export const otherService = withPath(first(otherServices.slice(1)), servicePath);

/** A tile of the home page, and the service that it opens. */
export const tile = first(
  capabilities.flatMap(({ name, service: id }) =>
    services.filter((one) => one.id === id).map(({ title }) => ({ name, service: id, title })),
  ),
);
/** A tile that opens another service. */
export const otherTile = first(capabilities.filter(({ service: id }) => id !== tile.service));

/** A category that has topics. */
export const category = withPath(
  first(categories.filter((one) => one.topics.length > 0)),
  ({ id }) => `/eye-hub/${id}`,
);
/** A topic of that category. */
export const topic = withPath(first(topics.filter((one) => one.category === category.id)), topicPath);
/** A topic with symptoms, and with treatments to compare. */
export const treatedTopic = withPath(
  first(topics.filter(({ symptoms, treatments }) => symptoms.length > 0 && treatments.length > 0)),
  topicPath,
);
/** A topic on which waiting can cost vision. */
export const urgentTopic = withPath(first(topics.filter(({ urgent }) => urgent !== null)), topicPath);
