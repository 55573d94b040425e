import { createFileRoute } from '@tanstack/react-router';
import { Paragraphs } from '#src/components/elements/text.tsx';
import { Container } from '#src/components/layout/layout.tsx';
import { Breadcrumb } from '#src/components/navigation/page-links.tsx';
import { DetailSection } from '#src/components/page/details.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { SourceList } from '#src/components/page/SourceList.tsx';
import { LazyPartFrame, lazyPart } from '#src/page/lazy-part.tsx';
import { pageHead } from '#src/rules/page-head.ts';
import { TranslationNotice } from './-root/TranslationNotice.tsx';
import { routeContent } from './-route-content.ts';
import { AtOnce } from './-urgency/AtOnce.tsx';
import { SignChart } from './-urgency/SignChart.tsx';

/** The urgency guide, whose script loads when it is near the viewport. */
const guidePart = lazyPart('urgent-guide', 'near', () => import('./-urgency/Guide.part.tsx'));

export const Route = createFileRoute('/urgent')({
  staticData: { parts: [guidePart] },
  loader: ({ location }) => routeContent(location, ({ loadUrgentPage }) => loadUrgentPage()),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData, '/urgent') : {}),
  component: UrgentPage,
});

function UrgentPage() {
  const { heading, atOnce, list, hospital, sources, pages, steps } = Route.useLoaderData();
  return (
    <article>
      <PageHeader breadcrumb={<Breadcrumb current={heading} />} title={heading}>
        <TranslationNotice />
        <AtOnce {...atOnce} />
      </PageHeader>
      <Container>
        <LazyPartFrame part={guidePart} />
        <DetailSection id="signs" heading={list.heading}>
          <p>{list.lead}</p>
          <SignChart steps={steps} guide={null} isFolded />
        </DetailSection>
        <DetailSection id="hospital" heading={hospital.heading} isFolded>
          <Paragraphs texts={hospital.texts} />
        </DetailSection>
        <DetailSection id="sources" heading={sources.heading} isFolded>
          <SourceList sources={pages} note={sources.lead} />
        </DetailSection>
      </Container>
    </article>
  );
}
