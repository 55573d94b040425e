import { createFileRoute } from '@tanstack/react-router';
import { LegalPageView, loadLegalPage } from './-legal/LegalPage.tsx';
import { legalHead } from './-legal/legal-head.ts';

export const Route = createFileRoute('/accessibility')({
  loader: () => loadLegalPage('accessibility'),
  head: ({ loaderData }) => legalHead(loaderData),
  component: LegalRoute,
});

function LegalRoute() {
  return <LegalPageView page={Route.useLoaderData()} />;
}
