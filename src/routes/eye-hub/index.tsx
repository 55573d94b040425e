import { createFileRoute } from '@tanstack/react-router';
import { PageBody, Stack } from '#src/components/layout/layout.tsx';
import { Breadcrumb, LinkRow } from '#src/components/navigation/page-links.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { pageHead } from '#src/rules/page-head.ts';
import { CallToAction, RequestLink, topicLink } from '../-links.tsx';
import { routeContent } from '../-route-content.ts';
import { UrgentAnswer } from '../-urgency/UrgentAnswer.tsx';
import { CategoryCard } from './-overview/CategoryCard.tsx';
import { FanDial } from './-overview/FanDial.tsx';
import { HubSearch } from './-overview/HubSearch.tsx';
import { Journal } from './-overview/Journal.tsx';

export const Route = createFileRoute('/eye-hub/')({
  loader: ({ location }) => routeContent(location, ({ loadHub }) => loadHub()),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData, '/eye-hub') : {}),
  component: HubPage,
});

function HubPage() {
  const { heading, lead, popular, categories, journalLead } = Route.useLoaderData();
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumb current="Eye Hub" />}
        title={heading}
        size="poster"
        lead={lead}
        beside={<FanDial />}
      >
        <HubSearch />
        <LinkRow label="People often look for">{popular.map(topicLink)}</LinkRow>
        <RequestLink />
        <UrgentAnswer />
      </PageHeader>
      <PageBody>
        <Stack space="section">
          {categories.map((category, index) => (
            <CategoryCard key={category.id} category={category} line={index + 1} />
          ))}
          <Journal lead={journalLead} />
        </Stack>
      </PageBody>
      <CallToAction />
    </>
  );
}
