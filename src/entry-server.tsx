import '#src/styles/global.css.ts';
import { type AnyRouteMatch, RouterProvider } from '@tanstack/react-router';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { structuredDataOf } from '#src/routes/-structured-data.ts';
import { createSiteRouter } from './router.tsx';

/** Renders the page at an absolute path such as "/services/vision-therapy", or returns the location of its redirect. */
export async function renderPage(path: string) {
  let matches: readonly AnyRouteMatch[] = [];
  const render = createRequestHandler({
    createRouter: createSiteRouter,
    request: new Request(new URL(path, 'http://localhost')),
  });
  const response = await render(async ({ router }) => {
    matches = router.state.matches;
    const { prelude } = await prerender(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    return new Response(prelude, { status: matches.some(({ status }) => status === 'notFound') ? 404 : 200 });
  });
  const html = await response.text();
  const last = matches.at(-1);
  // Not in the routes' heads, so that no page's script contains the code that generates structured data.
  const data = last && response.status === 200 ? structuredDataOf(last.routeId, last.loaderData) : undefined;
  return {
    status: response.status,
    html: data ? html.replace('</head>', () => `<script type="application/ld+json">${data}</script></head>`) : html,
    routeIds: matches.map(({ routeId }) => routeId),
    /** What the loader of the last route returned. */
    loaderData: last?.loaderData,
    location: response.headers.get('Location'),
  };
}
