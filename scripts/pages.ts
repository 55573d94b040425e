import { doctors, services, topicCategories } from '../content/index.ts';

/** A prerendered page. */
export interface Page {
  /** Its address: "/services/vision-therapy". */
  path: string;
  /** Whether the page has content of its own, which its document contains as data. */
  hasContent?: boolean;
  /** Whether search engines may list it. */
  indexable: boolean;
}

/** Every page with its own address, in the order of the site map. */
export const pages: readonly Page[] = [
  { path: '/', hasContent: true, indexable: true },
  ...services.map(({ id }) => ({ path: `/services/${id}`, hasContent: true, indexable: true })),
  ...doctors.map(({ id }) => ({ path: `/team/${id}`, hasContent: true, indexable: true })),
  { path: '/eye-hub', hasContent: true, indexable: true },
  ...topicCategories.flatMap((category) => [
    { path: `/eye-hub/${category.id}`, hasContent: true, indexable: true },
    ...category.topics.map(({ slug }) => ({
      path: `/eye-hub/${category.id}/${slug}`,
      hasContent: true,
      indexable: true,
    })),
  ]),
  { path: '/urgent', hasContent: true, indexable: true },
  ...(['terms', 'privacy', 'accessibility'] as const).map((id) => ({
    path: `/${id}`,
    hasContent: true,
    indexable: true,
  })),
  { path: '/search', hasContent: true, indexable: true },
  { path: '/handled', indexable: false },
  { path: '/product-card-demo', hasContent: true, indexable: false },
  { path: '/404', indexable: false },
];

/** The path of the first page of each kind, such as topics: pages of a kind differ only in their content. */
export const onePageOfEachKind: readonly string[] = [
  '/',
  `/services/${services[0]?.id}`,
  `/team/${doctors[0]?.id}`,
  '/eye-hub',
  `/eye-hub/${topicCategories[0]?.id}`,
  `/eye-hub/${topicCategories[0]?.id}/${topicCategories[0]?.topics[0]?.slug}`,
  '/urgent',
  '/terms',
  '/search',
];

/** A page of another kind that links to the page at `path`, and does not need the files of its kind. */
export function linkingPage(path: string): string {
  if (path === '/search') return '/terms';
  return /^\/eye-hub\/.+\//.test(path) ? path.slice(0, path.lastIndexOf('/')) : '/search';
}
