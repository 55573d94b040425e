import { createFileRoute, Link } from '@tanstack/react-router';
import { practice } from '#content/practice.data.ts';
import { ChartLine } from '#src/components/elements/ChartLine.tsx';
import { PageBody, Stack } from '#src/components/layout/layout.tsx';
import { Breadcrumb } from '#src/components/navigation/page-links.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { pageHead } from '#src/rules/page-head.ts';
import { CallToAction } from '../../-links.tsx';
import { routeContent } from '../../-route-content.ts';
import { HubNotFound } from '../-not-found.tsx';
import { FanDial } from '../-overview/FanDial.tsx';
import { HubSearch } from '../-overview/HubSearch.tsx';
import { TopicList } from '../-overview/TopicList.tsx';

export const Route = createFileRoute('/eye-hub/$category/')({
  loader: ({ location, params }) => routeContent(location, ({ loadCategory }) => loadCategory(params.category)),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead(loaderData.category, `/eye-hub/${loaderData.category.id}`)
      : pageHead({ metaTitle: `Category Not Found | ${practice.hubTitleSuffix}` }),
  component: CategoryPage,
  notFoundComponent: HubNotFound,
});

function CategoryPage() {
  const { category, index } = Route.useLoaderData();
  return (
    <>
      <PageHeader
        breadcrumb={
          <Stack space="block">
            <Breadcrumb current={category.title}>
              <Link to="/eye-hub" activeOptions={{ exact: true }}>
                Eye Hub
              </Link>
            </Breadcrumb>
            <ChartLine line={index + 1} />
          </Stack>
        }
        title={category.title}
        lead={category.description}
        beside={<FanDial sharpAt={30 * (index + 2)} />}
      >
        <HubSearch />
      </PageHeader>
      <PageBody>
        <TopicList category={category.id} topics={category.topics} level={2} />
      </PageBody>
      <CallToAction />
    </>
  );
}
