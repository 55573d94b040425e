import { createFileRoute } from '@tanstack/react-router';
import { PageBody, Stack } from '#src/components/layout/layout.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { LazyPartFrame, lazyPart } from '#src/page/lazy-part.tsx';
import { pageHead } from '#src/rules/page-head.ts';
import { routeContent } from './-route-content.ts';
import { PageIndex } from './-search/PageIndex.tsx';

/** The search, whose script loads when it is near the viewport. */
const searchPart = lazyPart('search', 'near', () => import('./-search/Search.part.tsx'));

export const Route = createFileRoute('/search')({
  staticData: { parts: [searchPart] },
  loader: ({ location }) => routeContent(location, ({ loadSearchPage }) => loadSearchPage()),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData, '/search') : {}),
  component: SearchPage,
});

function SearchPage() {
  return (
    <>
      <PageHeader title="Search" lead="Type what you notice or look for, or choose from all our pages below." />
      <PageBody>
        <Stack space="section">
          <LazyPartFrame part={searchPart} />
          <PageIndex pages={Route.useLoaderData().pages} />
        </Stack>
      </PageBody>
    </>
  );
}
