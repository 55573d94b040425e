import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Renders a component with links in a router, and waits until it is shown. */
export async function renderInRouter(children: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => children }),
    history: createMemoryHistory(),
  });
  await router.load();
  return render(<RouterProvider<typeof router> router={router} />);
}

const emptySite = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/** The router that components with links need. It has no pages. */
export const InRouter = ({ children }: { children: ReactNode }) => (
  <RouterContextProvider router={emptySite}>{children}</RouterContextProvider>
);
