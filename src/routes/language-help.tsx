import { createFileRoute } from '@tanstack/react-router';
import { LegalPageView } from './-legal/LegalPage.tsx';
import { legalHead, legalLoader } from './-route-content.ts';

export const Route = createFileRoute('/language-help')({
  loader: legalLoader('language-help'),
  head: ({ loaderData }) => legalHead(loaderData),
  component: LegalRoute,
});

function LegalRoute() {
  return <LegalPageView page={Route.useLoaderData()} />;
}
