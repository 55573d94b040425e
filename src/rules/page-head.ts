import type { Practice } from '../../content/types.ts';

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

/** The address of the picture with a title, which the build draws (`scripts/share-picture.ts`). */
function sharePicture(title: string): string {
  // FNV-1a. A list of the files' names would grow with the pages.
  const hash = [...(import.meta.env.SHARE_DESIGN + title)].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  );
  return `/assets/share-${(hash >>> 0).toString(16)}.png`;
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
            { property: 'og:image', content: practice.host + sharePicture(title) },
            { property: 'og:image:width', content: '1200' },
            { property: 'og:image:height', content: '630' },
            { property: 'og:image:alt', content: `${title}, ${practice.address.oneLine}` },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]
        : []),
    ],
    links: address && !noindex ? [{ rel: 'canonical', href: address }] : [],
  };
}
