import { doctors, services, topicCategories } from '../content/index.ts';

/** A prerendered page. */
export interface Page {
  /** Its address: "/services/vision-therapy". */
  path: string;
  /** The content module that only this page needs, as the bundler's manifest names it. */
  content?: string;
  /** Whether search engines may list it. */
  indexable: boolean;
}

/** Every page with its own address, in the order of the site map. */
export const pages: readonly Page[] = [
  { path: '/', indexable: true },
  ...services.map(({ id }) => ({ path: `/services/${id}`, content: `content/services/${id}.ts`, indexable: true })),
  ...doctors.map(({ id }) => ({ path: `/team/${id}`, content: `content/doctors/${id}.ts`, indexable: true })),
  { path: '/eye-hub', indexable: true },
  ...topicCategories.flatMap((category) => [
    { path: `/eye-hub/${category.id}`, indexable: true },
    ...category.topics.map(({ slug }) => ({
      path: `/eye-hub/${category.id}/${slug}`,
      content: `content/topics/${category.id}/${slug}.ts`,
      indexable: true,
    })),
  ]),
  ...(['terms', 'privacy', 'accessibility'] as const).map((id) => ({
    path: `/${id}`,
    content: `content/legal/${id}.ts`,
    indexable: true,
  })),
  { path: '/product-card-demo', indexable: false },
  { path: '/404', indexable: false },
];
