import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hasSection } from '../../io/scroll.ts';
import { SectionAddresses } from './SectionAddresses.tsx';

vi.mock('../../io/scroll.ts', async (actual) => ({
  ...(await actual<typeof import('../../io/scroll.ts')>()),
  hasSection: vi.fn(),
}));

const restoration = vi.hoisted(() => ({ isRestored: false }));

vi.mock('@tanstack/react-router', async (actual) => ({
  ...(await actual<typeof import('@tanstack/react-router')>()),
  useElementScrollRestoration: () => (restoration.isRestored ? { scrollX: 0, scrollY: 500 } : undefined),
}));

/** Shows the site at an address. */
async function showSite(first: string) {
  const history = createMemoryHistory({ initialEntries: [first] });
  const rootRoute = createRootRoute({ component: SectionAddresses });
  const routeTree = rootRoute.addChildren(
    ['/', '/terms'].map((path) => createRoute({ getParentRoute: () => rootRoute, path })),
  );
  const router = createRouter({ routeTree, history, defaultHashScrollIntoView: false });
  render(<RouterProvider router={router} />);
  await act(() => router.load());
  const go = (to: '/' | '/terms', hash: string) => act(() => router.navigate({ to, hash }));
  const goByHistory = (href: string) =>
    act(async () => {
      history._ignoreSubscribers = true;
      history.push(href);
      history._ignoreSubscribers = false;
      history.notify({ type: 'FORWARD' });
      await router.load();
    });
  return { go, goByHistory };
}

/** Adds sections with headings to the page. */
function showSections(ids: readonly string[]) {
  let lastScrolledTo: string | null = null;
  for (const id of ids) {
    const section = document.body.appendChild(document.createElement('section'));
    section.id = id;
    section.innerHTML = `<h2 id="${id}-heading" tabindex="-1">${id}</h2>`;
    section.scrollIntoView = () => {
      lastScrolledTo = id;
    };
  }
  return {
    /** The id of the section that was scrolled to last and whose heading has the focus; null when there is none. */
    scrolledTo: () => (document.activeElement?.id === `${lastScrolledTo}-heading` ? lastScrolledTo : null),
    reset: () => {
      lastScrolledTo = null;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
  };
}

describe("a visitor's first page", () => {
  it.each([
    ['is scrolled to the section in its address', false, 'doctors'],
    ['is not scrolled when the visitor has already used it', true, null],
  ])('%s', async (_case, isInUse, landed) => {
    vi.mocked(hasSection).mockReset().mockResolvedValue(true);
    restoration.isRestored = false;
    if (isInUse) document.documentElement.dataset.inUse = '';
    else delete document.documentElement.dataset.inUse;
    const sections = showSections(['doctors']);
    await showSite('/#doctors');
    expect(sections.scrolledTo()).toBe(landed);
    delete document.documentElement.dataset.inUse;
    document.body.replaceChildren();
  });
});
