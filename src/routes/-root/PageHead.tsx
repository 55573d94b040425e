import { useMatches } from '@tanstack/react-router';

/**
 * The titles, metadata and links from the routes' `head`. Used in place of <HeadContent>, whose script also handles
 * styles, scripts and manifests, which no route has.
 */
export function PageHead() {
  return useMatches().flatMap(({ meta = [], links = [] }) => [
    ...meta.map((tag) =>
      tag?.title ? (
        <title key="title">{tag.title}</title>
      ) : (
        <meta key={tag?.name ?? tag?.property ?? 'charSet'} {...tag} />
      ),
    ),
    ...links.map((link) => <link key={link?.href} {...link} />),
  ]);
}
