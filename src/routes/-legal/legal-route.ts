import { practice } from '#content/index.ts';
import type { LegalPage } from '#content/types.ts';
import { pageHead } from '../../rules/page-head.ts';
import { routeContent } from '../-route-content.ts';

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
