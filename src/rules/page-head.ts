import type { Practice } from '#content/types.ts';

/** The metadata of a page. */
export interface PageDescription {
  title: string;
  /** Defaults to the description of the practice. */
  description?: string;
  /** The canonical path: "/services/vision-therapy". Absent on pages without one. */
  path?: string;
  /** Keeps the page out of search results. */
  noindex?: boolean;
}

/** The head of a page, in the form that the router renders. Every route builds its head here. */
export function pageHead(practice: Practice, page: PageDescription) {
  const { title, description = practice.description, path, noindex } = page;
  const address = path === undefined ? undefined : practice.host + path;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: practice.name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(address
        ? [
            { property: 'og:url', content: address },
            { property: 'og:image', content: `${practice.host}/share.png` },
            { property: 'og:image:width', content: '1200' },
            { property: 'og:image:height', content: '630' },
            { property: 'og:image:alt', content: `${practice.name}, ${practice.address.oneLine}` },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]
        : []),
    ],
    links: address && !noindex ? [{ rel: 'canonical', href: address }] : [],
  };
}
