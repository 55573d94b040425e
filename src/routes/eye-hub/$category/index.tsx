import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { callToAction } from '#content/call-to-action.ts';
import { practice } from '#content/practice.ts';
import { ChartLine } from '#src/components/elements/ChartLine.tsx';
import { PageBody } from '#src/components/layout/layout.tsx';
import { Breadcrumb } from '#src/components/navigation/page-links.tsx';
import { CallToAction } from '#src/components/page/CallToAction.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { LazyPartFrame, lazyPart } from '#src/features/lazy-part/lazy-part.tsx';
import { preloadForArrival } from '#src/features/lazy-part/preload-for-arrival.ts';
import { pageHead } from '#src/rules/page-head.ts';
import { RequestVisit } from '../../-links.tsx';
import { routeContent } from '../../-route-content.ts';
import { CategoryNotFound } from '../-not-found.tsx';
import { HubSearch } from '../-overview/overview.tsx';

/** With a diagram for each topic. */
const topicCards = lazyPart('topic-cards', 'in use', () => import('../-overview/TopicCards.tsx'));

export const Route = createFileRoute('/eye-hub/$category/')({
  beforeLoad: (arrival) => preloadForArrival([topicCards], arrival),
  loader: async ({ params, location }) => {
    const page = await routeContent(location, ({ loadCategory }) => loadCategory(params.category));
    if (!page) throw notFound();
    return page;
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead(practice, {
          title: loaderData.words.metaTitle,
          description: loaderData.words.metaDescription,
          path: `/eye-hub/${loaderData.category.id}`,
        })
      : pageHead(practice, { title: `Category Not Found | ${practice.hubTitleSuffix}`, noindex: true }),
  component: CategoryPage,
  notFoundComponent: NotFound,
});

function CategoryPage() {
  const { category, index } = Route.useLoaderData();
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb current={category.title}>
            <Link to="/">Home</Link>
            <Link to="/eye-hub" activeOptions={{ exact: true }}>
              Eye Hub
            </Link>
          </Breadcrumb>
        }
        title={category.title}
        lead={category.description}
      >
        <HubSearch />
      </PageHeader>
      <PageBody>
        <ChartLine line={index + 1} />
        <LazyPartFrame part={topicCards} />
      </PageBody>
      <CallToAction
        heading={callToAction.heading}
        lead={callToAction.lead}
        phone={practice.phone}
        action={<RequestVisit />}
      />
    </>
  );
}

function NotFound() {
  return <CategoryNotFound {...Route.useParams()} />;
}
