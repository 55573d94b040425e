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
  /** The target of a redirect. */
  location: string | null;
}

/** Renders the page at `path`, an absolute path such as "/services/vision-therapy". */
export async function renderPage(path: string): Promise<RenderedPage> {
  let routeIds: string[] = [];
  let status = 200;
  let loaderData: unknown;
  let data: string | undefined;
  const render = createRequestHandler({
    createRouter: createSiteRouter,
    request: new Request(new URL(path, 'http://localhost')),
  });
  const response = await render(async ({ router }) => {
    routeIds = router.state.matches.map((match) => match.routeId);
    if (router.state.matches.some((match) => match.status === 'notFound')) status = 404;
    const last = router.state.matches.at(-1);
    loaderData = last?.loaderData;
    if (last && status === 200) data = structuredDataOf(last.routeId, loaderData);
    const { prelude } = await prerender(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    return new Response(prelude, { status });
  });
  const html = await response.text();
  return {
    status: response.status,
    // Added here and not in the routes' heads, so that no page's script contains the code that generates structured
    // data.
    html: data ? html.replace('</head>', () => `<script type="application/ld+json">${data}</script></head>`) : html,
    routeIds,
    loaderData,
    location: response.headers.get('Location'),
  };
}
