import './styles/global.css.ts';
import { RouterProvider } from '@tanstack/react-router';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createSiteRouter } from './router.tsx';
import { structuredDataOf } from './routes/-structured-data.ts';

/** The response for an address: a page and the ids of its routes, or a redirect. */
export interface RenderedPage {
  /** The HTTP status: 200, 404, or that of a redirect. */
  status: number;
  html: string;
  routeIds: string[];
  /** What the loader of the last route returned. */
  loaderData: unknown;
  location: string | null;
}

/** Renders the page at `path`, an absolute path such as "/services/vision-therapy". */
export async function renderPage(path: string): Promise<RenderedPage> {
  let matches: ReturnType<typeof createSiteRouter>['state']['matches'] = [];
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
    loaderData: last?.loaderData,
    location: response.headers.get('Location'),
  };
}
