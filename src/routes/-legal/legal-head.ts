import { practice } from '../../../content/index.ts';
import type { LegalPage } from '../../../content/types.ts';
import { pageHead } from '../../rules/page-head.ts';

/** The head of a legal page; empty before it is loaded. */
export const legalHead = (page: LegalPage | undefined) =>
  page
    ? pageHead(practice, {
        title: page.metaTitle,
        description: page.metaDescription,
        path: `/${page.id}`,
      })
    : {};
