import { doctors, services, sitePages, topicCategories } from '#content/index.ts';

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
