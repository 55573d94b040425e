import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BelowHeading } from './BelowHeading.tsx';
import { watchReturns } from './preload-for-arrival.ts';

/** For each page, whether its text was there when its heading was. */
const wasWhole: boolean[] = [];

function Heading({ name }: { name: string }) {
  useLayoutEffect(() => {
    wasWhole.push(screen.queryByText(`About ${name}`) !== null);
  }, [name]);
  return <h1>{name}</h1>;
}

/** Pages of one kind, as the site's router shows them. */
async function createSite() {
  const root = createRootRoute({ component: Outlet });
  const service = createRoute({
    getParentRoute: () => root,
    path: '/$name',
    component: () => {
      const { name } = service.useParams();
      return (
        <>
          <Heading name={name} />
          <BelowHeading>
            <p>About {name}</p>
          </BelowHeading>
        </>
      );
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([service]),
    history: createMemoryHistory({ initialEntries: ['/exam'] }),
    defaultRemountDeps: ({ params }) => params,
  });
  await router.load();
  return router;
}

/** Opens a page that is hydrated, and follows an address from there. */
async function openSite() {
  const router = await createSite();
  render(<RouterProvider<typeof router> router={router} />);
  document.documentElement.dataset.ready = '';
  return router;
}

beforeEach(() => {
  wasWhole.length = 0;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

afterEach(() => {
  delete document.documentElement.dataset.ready;
});

describe('the content below the heading', () => {
  it('is prerendered, and hydrated, with the page', async () => {
    const router = await createSite();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<RouterProvider<typeof router> router={router} />);
    expect(screen.getByText('About exam')).toBeTruthy();
    const onRecoverableError = vi.fn();
    render(<RouterProvider<typeof router> router={router} />, { container, hydrate: true, onRecoverableError });
    expect(wasWhole).toEqual([true]);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('follows the heading of a page to which a link leads', async () => {
    const router = await openSite();
    await act(() => router.navigate({ href: '/glasses' }));
    await screen.findByText('About glasses');
    expect(wasWhole).toEqual([true, false]);
    expect(screen.queryByText('About exam')).toBeNull();
  });

  it('comes with the heading when the address names a section', async () => {
    const router = await openSite();
    await act(() => router.navigate({ href: '/glasses#cost' }));
    await screen.findByText('About glasses');
    expect(wasWhole).toEqual([true, true]);
  });

  it('comes with the heading when the visitor returns', async () => {
    watchReturns();
    const router = await openSite();
    await act(() => router.navigate({ href: '/glasses' }));
    act(() => router.history.back());
    dispatchEvent(new PopStateEvent('popstate', { state: router.history.location.state }));
    await waitFor(() => expect(wasWhole).toEqual([true, false, true]));
    expect(screen.getByText('About exam')).toBeTruthy();
  });
});
