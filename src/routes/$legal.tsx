import { createFileRoute } from '@tanstack/react-router';
import type { LegalPage } from '#content/schema/pages.ts';
import { pageHead } from '#src/rules/page-head.ts';
import { LegalDocument } from './-legal/LegalDocument.tsx';
import { routeContent } from './-route-content.ts';

const ids: readonly LegalPage['id'][] = [
  'terms',
  'privacy',
  'notice-of-privacy-practices',
  'language-help',
  'accessibility',
];

export const Route = createFileRoute('/$legal')({
  params: {
    parse: ({ legal }) => {
      const id = ids.find((one) => one === legal.toLowerCase());
      return id ? { legal: id } : false;
    },
  },
  loader: ({ location, params }) => routeContent(location, ({ loadLegalPage }) => loadLegalPage(params.legal)),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData, `/${loaderData.id}`) : {}),
  component: LegalDocument,
});
