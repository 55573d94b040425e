import { topicCategories } from '#content/categories.data.ts';
import { doctors } from '#content/doctors.data.ts';
import { type Content, readContent } from '#content/read.ts';
import type { CalendarDay } from '#content/schema/values.ts';
import { services } from '#content/services.data.ts';

/** A prerendered page. */
export interface Page {
  /** Its address: "/services/vision-therapy". */
  path: string;
  /** Whether the page has content of its own, which its document contains as data. */
  hasContent?: boolean;
  /** Whether search engines may list it. */
  indexable: boolean;
}

const listed = (path: string): Page => ({ path, hasContent: true, indexable: true });

/** Every page with its own address, in the order of the site map. */
export const pages: readonly Page[] = [
  listed('/'),
  ...services.map(({ id }) => listed(`/services/${id}`)),
  ...doctors.map(({ id }) => listed(`/team/${id}`)),
  listed('/eye-hub'),
  ...topicCategories.flatMap(({ id, topics: listedTopics }) => [
    listed(`/eye-hub/${id}`),
    ...listedTopics.map(({ slug }) => listed(`/eye-hub/${id}/${slug}`)),
  ]),
  listed('/urgent'),
  ...readContent().legal.map(({ id }) => listed(`/${id}`)),
  listed('/search'),
  { path: '/handled', indexable: false },
  { path: '/product-card-demo', hasContent: true, indexable: false },
  { path: '/404', indexable: false },
];

const [firstTopic] = topicCategories.flatMap(({ topics }) => topics);

/** The path of the first page of each kind, such as topics: pages of a kind differ only in their content. */
export const onePageOfEachKind: readonly string[] = [
  '/',
  `/services/${services[0]?.id}`,
  `/team/${doctors[0]?.id}`,
  '/eye-hub',
  `/eye-hub/${firstTopic?.category}`,
  `/eye-hub/${firstTopic?.category}/${firstTopic?.slug}`,
  '/urgent',
  '/terms',
  '/search',
];

/** A page of another kind that links to the page at `path`, and does not need the files of its kind. */
export function linkingPage(path: string): string {
  if (path === '/search') return '/terms';
  return /^\/eye-hub\/.+\//.test(path) ? path.slice(0, path.lastIndexOf('/')) : '/search';
}

/** A view with its own address: a page, or a view for a missing page. */
export interface View {
  /** "/services/vision-therapy" */
  path: string;
  /** Whether search engines may list it. */
  indexable: boolean;
  /** The HTTP status. */
  status: 200 | 404;
}

const missing = (path: string): View => ({ path, indexable: false, status: 404 });

/** Every view of the site: all pages in the order of the site map, then one address for each kind of missing page. */
export const views: readonly View[] = [
  ...pages.map(({ path, indexable }) => ({ path, indexable, status: path === '/404' ? 404 : 200 }) as const),
  missing('/services/no-such-service'),
  missing('/team/dr-no-body'),
  missing('/eye-hub/no-such-category'),
  missing('/eye-hub/conditions/no-such-topic'),
  missing('/no-such-page'),
];

/** The days on which pages were last reviewed, by path. Pages without such a day are missing. */
export function contentDates({
  topics,
  particulars: { accessibilityCheckedOn },
}: Pick<Content, 'topics' | 'particulars'>): Map<string, CalendarDay> {
  const reviewed = topics.flatMap(({ category, slug, review: { lastReviewed } }): [string, CalendarDay][] =>
    lastReviewed ? [[`/eye-hub/${category}/${slug}`, lastReviewed]] : [],
  );
  return new Map([
    ...reviewed,
    ...(accessibilityCheckedOn ? [['/accessibility', accessibilityCheckedOn] as const] : []),
  ]);
}

/** `sitemap.xml`, with the dates of the pages that have one. */
export function siteMap(host: string, pages: readonly Page[], dates: ReadonlyMap<string, CalendarDay>): string {
  const urls = pages
    .filter((page) => page.indexable)
    .map(({ path }) => {
      const day = dates.get(path);
      return `<url><loc>${host}${path}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}
