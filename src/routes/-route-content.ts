import { practice } from '#content/practice.ts';
import type { LegalPage } from '#content/types.ts';
import { pageData } from '../features/page-data/page-data.ts';
import { pageHead } from '../rules/page-head.ts';

/**
 * The content of a route's page: from the document, as data, or from the scripts that contain it.
 * @param load finds it with one of the loaders
 */
export const routeContent = <Content>(
  location: { pathname: string },
  load: (loaders: typeof import('./-loaders.ts')) => Promise<Content>,
): Promise<Content> => pageData(location.pathname, async () => load(await import('./-loaders.ts')));

/** The head of a legal page; empty before it is loaded. */
export const legalHead = (page: LegalPage | undefined) =>
  page
    ? pageHead(practice, {
        title: page.metaTitle,
        description: page.metaDescription,
        path: `/${page.id}`,
      })
    : {};

/** The loader of a legal page. */
export const legalLoader =
  (id: LegalPage['id']) =>
  ({ location }: { location: { pathname: string } }): Promise<LegalPage> =>
    routeContent(location, ({ loadLegalPage }) => loadLegalPage(id));
