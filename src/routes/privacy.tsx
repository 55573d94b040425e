import { createFileRoute } from '@tanstack/react-router';
import { LegalPageView } from './-legal/LegalPage.tsx';
import { legalHead, legalLoader } from './-route-content.ts';

export const Route = createFileRoute('/privacy')({
  loader: legalLoader('privacy'),
  head: ({ loaderData }) => legalHead(loaderData),
  component: LegalRoute,
});

function LegalRoute() {
  return <LegalPageView page={Route.useLoaderData()} />;
}
