import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { callToAction } from '#content/call-to-action.ts';
import { practice } from '#content/practice.ts';
import type { TopicCategoryId } from '#content/types.ts';
import { Container } from '#src/components/layout/layout.tsx';
import { Breadcrumb } from '#src/components/navigation/page-links.tsx';
import { CallToAction } from '#src/components/page/CallToAction.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { LazyPartFrame } from '#src/features/lazy-part/lazy-part.tsx';
import { preloadForArrival } from '#src/features/lazy-part/preload-for-arrival.ts';
import { pageHead } from '#src/rules/page-head.ts';
import { RequestVisit } from '../../-links.tsx';
import { routeContent } from '../../-route-content.ts';
import { SignCallout } from '../../-urgency/SignCallout.tsx';
import { CategoryNotFound, TopicNotFound } from '../-not-found.tsx';
import { parts } from '../-topic/parts.ts';

const categoryIds: readonly string[] = ['conditions', 'solutions', 'prevention'] satisfies TopicCategoryId[];

export const Route = createFileRoute('/eye-hub/$category/$slug')({
  beforeLoad: (arrival) => preloadForArrival(Object.values(parts), arrival),
  loader: async ({ location, params }) => {
    const page = await routeContent(location, ({ loadTopic }) => loadTopic(params));
    if (!page) throw notFound();
    return page;
  },
  head: ({ loaderData, params }) =>
    loaderData
      ? pageHead(practice, {
          title: `${loaderData.topic.title} | ${practice.hubTitleSuffix}`,
          description: loaderData.topic.metaDescription,
          path: `/eye-hub/${loaderData.category.id}/${loaderData.topic.slug}`,
        })
      : pageHead(practice, {
          title: `${categoryIds.includes(params.category) ? 'Topic' : 'Category'} Not Found | ${practice.hubTitleSuffix}`,
          noindex: true,
        }),
  component: TopicPage,
  notFoundComponent: NotFound,
});

function TopicPage() {
  const { topic, category, urgent } = Route.useLoaderData();
  const isUrgent = urgent.length > 0;
  return (
    <article>
      <PageHeader
        breadcrumb={
          <Breadcrumb current={topic.title}>
            <Link to="/">Home</Link>
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
        {isUrgent && <SignCallout steps={urgent} />}
      </PageHeader>
      <Container>
        <LazyPartFrame part={parts.sections} />
      </Container>
      <CallToAction
        heading={callToAction.heading}
        lead={callToAction.lead}
        phone={practice.phone}
        action={<RequestVisit tone={isUrgent ? 'secondary' : 'primary'} />}
        callFirst={isUrgent}
      />
    </article>
  );
}

function NotFound() {
  const { category, slug } = Route.useParams();
  return categoryIds.includes(category) ? (
    <TopicNotFound slug={slug} />
  ) : (
    <CategoryNotFound category={category} slug={slug} />
  );
}
