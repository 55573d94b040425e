import {
  CatchBoundary,
  createBrowserHistory,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { readFromEntry, storeInEntry } from './history-entry.ts';
import { adoptMarkup, entryKey, isFirstEntry, keyEntry, renameMissingScript } from './router-internals.ts';

/** A site of one page at every address. */
async function openSite(history: RouterHistory = createMemoryHistory()) {
  const root = createRootRoute({ component: () => <p>Terms</p> });
  const page = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  await router.load();
  return router;
}

/** Goes where `move` leads, as far as the router. */
async function go(router: Awaited<ReturnType<typeof openSite>>, move: () => unknown) {
  await move();
  await router.load();
  return router.state.location;
}

describe('an entry of the history', () => {
  it('has a key of its own: otherwise a page on return loses its height and scroll position', async () => {
    const router = await openSite();
    const first = router.state.location;
    const second = await go(router, () => router.navigate({ href: '/terms' }));
    const returned = await go(router, () => router.history.back());
    expect(entryKey(first)).toEqual(expect.any(String));
    expect(entryKey(second)).toEqual(expect.any(String));
    expect(entryKey(second)).not.toBe(entryKey(first));
    expect(entryKey(returned)).toBe(entryKey(first));
  });

  it('has a number: otherwise the first page scrolls again to the section that the browser has shown', async () => {
    const router = await openSite();
    expect(isFirstEntry(router.state.location)).toBe(true);
    expect(isFirstEntry(await go(router, () => router.navigate({ href: '/terms' })))).toBe(false);
  });

  it('of a typed hash gets a key: otherwise its scroll position is lost on return', async () => {
    const router = await openSite(createBrowserHistory());
    History.prototype.pushState.call(history, null, '', '#visit');
    await router.load();
    expect(entryKey(history)).toBeUndefined();
    keyEntry(router);
    expect(entryKey(history)).toBe(entryKey(router.state.location));
    router.history.destroy();
  });

  it('keeps a choice without a navigation: otherwise a chosen tab would load the page and scroll it', async () => {
    const router = await openSite(createBrowserHistory());
    const navigated = vi.fn();
    router.history.subscribe(navigated);
    storeInEntry('contactTab', 'inquiry');
    expect([readFromEntry('contactTab'), navigated.mock.calls]).toEqual(['inquiry', []]);
    history.replaceState(history.state, '');
    expect(navigated).toHaveBeenCalledOnce();
    router.history.destroy();
  });
});

it('prerendered markup is adopted: otherwise React renders the page again, and empties its fields', async () => {
  const router = await openSite();
  adoptMarkup(router);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<p>Terms</p>';
  const prerendered = container.firstChild;
  const renderedAgain = vi.fn();
  await act(async () => {
    render(<RouterProvider<typeof router> router={router} />, {
      container,
      hydrate: true,
      onRecoverableError: renderedAgain,
    });
  });
  expect(renderedAgain).not.toHaveBeenCalled();
  expect(container.firstChild).toBe(prerendered);
});

it.each([
  ['by the name of the browser loads the page again, even offline', () => {}, 1],
  ['by our name does not', renameMissingScript, 0],
])('a missing script %s', async (_, change, reloads) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.mocked(console.error).mockImplementation(() => {});
  sessionStorage.clear();
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/-not-found.js');
  change(error);
  const NotFound = lazyRouteComponent(() => Promise.reject<{ default: () => ReactNode }>(error));
  await NotFound.preload?.();
  render(
    <CatchBoundary getResetKey={() => ''} errorComponent={() => null}>
      <NotFound />
    </CatchBoundary>,
  );
  expect(reload).toHaveBeenCalledTimes(reloads);
});
