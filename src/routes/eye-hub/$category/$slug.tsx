import { createFileRoute, Link } from '@tanstack/react-router';
import { categoryIds, practice } from '#content/practice.data.ts';
import { Container } from '#src/components/layout/layout.tsx';
import { Breadcrumb } from '#src/components/navigation/page-links.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { BelowHeading } from '#src/page/below-heading.tsx';
import { LazyPartFrame } from '#src/page/lazy-part.tsx';
import { pageHead } from '#src/rules/page-head.ts';
import { CallToAction } from '../../-links.tsx';
import { TranslationNotice } from '../../-root/TranslationNotice.tsx';
import { routeContent } from '../../-route-content.ts';
import { SignCallout } from '../../-urgency/SignCallout.tsx';
import { HubNotFound } from '../-not-found.tsx';
import { parts } from '../-topic/parts.ts';

export const Route = createFileRoute('/eye-hub/$category/$slug')({
  staticData: { parts: Object.values(parts) },
  loader: ({ location, params }) => routeContent(location, ({ loadTopic }) => loadTopic(params)),
  head: ({ loaderData, params }) =>
    loaderData
      ? pageHead(
          { ...loaderData.topic, metaTitle: `${loaderData.topic.title} | ${practice.hubTitleSuffix}` },
          `/eye-hub/${loaderData.category.id}/${loaderData.topic.slug}`,
        )
      : pageHead({
          metaTitle: `${categoryIds.includes(params.category) ? 'Topic' : 'Category'} Not Found | ${practice.hubTitleSuffix}`,
        }),
  component: TopicPage,
  notFoundComponent: HubNotFound,
});

function TopicPage() {
  const { topic, category, urgent } = Route.useLoaderData();
  return (
    <article>
      <PageHeader
        breadcrumb={
          <Breadcrumb current={topic.title}>
            <Link to="/eye-hub" activeOptions={{ exact: true }}>
              Eye Hub
            </Link>
            <Link to="/eye-hub/$category" params={{ category: category.id }} activeOptions={{ exact: true }}>
              {category.title}
            </Link>
          </Breadcrumb>
        }
        title={topic.title}
        lead={topic.intro ?? topic.summary}
        beside={<LazyPartFrame part={parts.diagram} />}
      >
        <TranslationNotice />
        {urgent && <SignCallout sign={urgent} />}
      </PageHeader>
      <BelowHeading>
        <Container>
          <LazyPartFrame part={parts.sections} />
        </Container>
        <CallToAction isUrgent={urgent !== null} />
      </BelowHeading>
    </article>
  );
}
