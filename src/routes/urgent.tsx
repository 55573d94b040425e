import { createFileRoute, Link } from '@tanstack/react-router';
import { Notice } from '#src/components/elements/Notice.tsx';
import { LinkedText, Paragraphs } from '#src/components/elements/text.tsx';
import { Container } from '#src/components/layout/layout.tsx';
import { Breadcrumb } from '#src/components/navigation/page-links.tsx';
import { DetailSection } from '#src/components/page/details.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { SourceList } from '#src/components/page/SourceList.tsx';
import { LazyPartFrame, lazyPart } from '#src/page/lazy-part.tsx';
import { pageHead } from '#src/rules/page-head.ts';
import { TranslationNotice } from './-root/TranslationNotice.tsx';
import { routeContent } from './-route-content.ts';
import { SignChart } from './-urgency/SignChart.tsx';
import * as styles from './-urgent.css.ts';

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
  const { chemical, visionLoss } = atOnce;
  return (
    <article className={styles.root}>
      <PageHeader
        breadcrumb={<Breadcrumb current={heading} />}
        title={heading}
        beside={
          <div className={styles.atOnce}>
            <Notice tone="danger">
              <strong>{chemical.sign}</strong>{' '}
              <Link to="/urgent" hash="chemical-splash">
                {chemical.step}
              </Link>
            </Notice>
            <Notice tone="danger">
              <strong>{visionLoss.sign}</strong> <LinkedText>{visionLoss.step}</LinkedText>
            </Notice>
          </div>
        }
      >
        <TranslationNotice />
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
