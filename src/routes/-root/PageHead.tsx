import { useMatches } from '@tanstack/react-router';
import { practice } from '#content/practice.ts';
import { pageHead } from '../../rules/page-head.ts';

/** Of a page whose content could not be loaded: the route's own `head` takes it for one that does not exist. */
const failed = pageHead(practice, { title: `Page Not Loaded | ${practice.name}`, noindex: true });

/**
 * The titles, metadata and links from the routes' `head`. Used in place of <HeadContent>, whose script also handles
 * styles, scripts and manifests, which no route has.
 */
export function PageHead() {
  const heads = useMatches().map((match) => (match.status === 'error' ? failed : match));
  return heads.flatMap(({ meta = [], links = [] }) => [
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
