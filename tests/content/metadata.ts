import type { Content } from '#content/read.ts';

interface Page {
  page: string;
  title: string;
  description: string;
  /** Characters that the title may have. */
  titleLimit: number;
}

const titleLimit = 60;

/** A topic's title and the hub's suffix are both given, so together they may be longer. */
const topicTitleLimit = 70;

const descriptionLimits = { shortest: 120, longest: 158 };

/** Every page with a title and description of its own. */
function pagesOf({
  home,
  'eye-hub': hub,
  categories,
  urgent,
  services,
  doctors,
  topics,
  legal,
  practice,
}: Content): Page[] {
  const own = [
    { page: 'home', ...home },
    { page: 'eye-hub', ...hub },
    { page: 'urgent', ...urgent },
    ...categories.map((category) => ({ page: `eye-hub/${category.id}`, ...category })),
    ...services.map((service) => ({ page: `services/${service.id}`, ...service })),
    ...doctors.map((doctor) => ({ page: `doctors/${doctor.id}`, ...doctor })),
    ...legal.map((one) => ({ page: `legal/${one.id}`, ...one })),
  ].map(({ page, metaTitle, metaDescription }) => ({
    page,
    title: metaTitle,
    description: metaDescription,
    titleLimit,
  }));
  const composed = topics.map(({ category, slug, title, metaDescription }) => ({
    page: `topics/${category}/${slug}`,
    title: `${title} | ${practice.hubTitleSuffix}`,
    description: metaDescription,
    titleLimit: topicTitleLimit,
  }));
  return [...own, ...composed];
}

/** Titles and descriptions that are too long, too short, or not unique. */
export function metadataProblems(content: Content): string[] {
  const pages = pagesOf(content);
  const { shortest, longest } = descriptionLimits;
  return pages.flatMap(({ page, title, description, titleLimit: limit }, index) => {
    const earlier = pages.slice(0, index);
    return [
      ...(title.length > limit ? [`${page}: title has ${title.length} characters, above ${limit}`] : []),
      ...(description.length < shortest || description.length > longest
        ? [`${page}: description has ${description.length} characters, not ${shortest} to ${longest}`]
        : []),
      ...(earlier.some((other) => other.title === title) ? [`${page}: title is not unique`] : []),
      ...(earlier.some((other) => other.description === description) ? [`${page}: description is not unique`] : []),
    ];
  });
}
