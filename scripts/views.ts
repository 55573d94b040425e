import { pages } from './pages.ts';

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
  missing('/services/dry-eye-therapy'),
  missing('/team/dr-no-body'),
  missing('/eye-hub/no-such-category'),
  missing('/eye-hub/conditions/no-such-topic'),
  missing('/no-such-page'),
];
