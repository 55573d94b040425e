import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { prepareArrival } from '#src/page/shown-at-once.ts';

interface SiteOptions {
  /** The history; the last one is shown. */
  addresses?: string[];
  /** What stands around every page. */
  layout?: RouteComponent;
  errorComponent?: RouteComponent;
}

/** The router of a site with these pages, by their paths. As on the site itself, it scrolls to no section. */
export function routerOf(
  pages: Readonly<Record<string, { loader?: () => unknown; component?: RouteComponent }>>,
  { addresses = ['/'], layout, errorComponent }: SiteOptions = {},
) {
  const root = createRootRoute(layout && { component: layout });
  const routes = Object.entries(pages).map(([path, page]) =>
    createRoute({ getParentRoute: () => root, path, ...page }),
  );
  return createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: addresses }),
    defaultHashScrollIntoView: false,
    ...(errorComponent && { defaultErrorComponent: errorComponent }),
  });
}

/** Renders a component in a router that shows it at every path, and waits until it is shown. */
export async function renderInRouter(children: ReactNode, path = '/') {
  const root = createRootRoute({ beforeLoad: prepareArrival, component: () => children });
  const anyPage = createRoute({ getParentRoute: () => root, path: '$' });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren([anyPage]), history });
  await router.load();
  return { router, ...render(<RouterProvider<typeof router> router={router} />) };
}

const emptySite = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/** The router that components with links need. It has no pages. */
export const InRouter = ({ children }: { children: ReactNode }) => (
  <RouterContextProvider router={emptySite}>{children}</RouterContextProvider>
);
