import { practice } from '#content/practice.data.ts';

/** The head of a page, by default with the practice's description. Without a canonical `path` it is not indexed. */
export function pageHead(words: { metaTitle: string; metaDescription?: string }, path?: string) {
  const { metaTitle: title, metaDescription: description = practice.description } = words;
  const address = path === undefined ? undefined : practice.host + path;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(address ? [] : [{ name: 'robots', content: 'noindex' }]),
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
            { property: 'og:image:alt', content: 'A drawing of a storefront' },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]
        : []),
    ],
    links: address ? [{ rel: 'canonical', href: address }] : [],
  };
}
