import { createFileRoute } from '@tanstack/react-router';
import { LegalPageView } from './-legal/LegalPage.tsx';
import { legalHead, legalLoader } from './-route-content.ts';

export const Route = createFileRoute('/notice-of-privacy-practices')({
  loader: legalLoader('notice-of-privacy-practices'),
  head: ({ loaderData }) => legalHead(loaderData),
  component: LegalRoute,
});

function LegalRoute() {
  return <LegalPageView page={Route.useLoaderData()} />;
}
