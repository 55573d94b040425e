import { createFileRoute } from '@tanstack/react-router';
import { pageData } from '../features/page-data/page-data.ts';
import { LegalPageView, loadLegalPage } from './-legal/LegalPage.tsx';
import { legalHead } from './-legal/legal-head.ts';

export const Route = createFileRoute('/terms')({
  loader: ({ location }) => pageData(location.pathname, () => loadLegalPage('terms')),
  head: ({ loaderData }) => legalHead(loaderData),
  component: LegalRoute,
});

function LegalRoute() {
  return <LegalPageView page={Route.useLoaderData()} />;
}
