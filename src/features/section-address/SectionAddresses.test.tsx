import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hasSection } from '#src/io/scrolling.ts';
import { SectionAddresses } from './SectionAddresses.tsx';

vi.mock('#src/io/scrolling.ts', async (actual) => ({
  ...(await actual<typeof import('#src/io/scrolling.ts')>()),
  hasSection: vi.fn(),
}));

vi.mock('@tanstack/react-router', async (actual) => ({
  ...(await actual<typeof import('@tanstack/react-router')>()),
  useElementScrollRestoration: () => (isStored ? { scrollX: 0, scrollY: 900 } : undefined),
}));

/** Whether the router has stored a scroll position of the page. */
let isStored = false;

async function showSite(first: string) {
  const router = createRouter({
    routeTree: createRootRoute({ component: SectionAddresses }),
    history: createMemoryHistory({ initialEntries: [first] }),
    defaultHashScrollIntoView: false,
  });
  render(<RouterProvider router={router} />);
  await act(() => router.load());
}

/** Adds a section with a heading to the page. Returns whether the page was scrolled to it, and its heading has the focus. */
function showSection(id: string): () => boolean {
  const section = document.body.appendChild(document.createElement('section'));
  section.id = id;
  section.innerHTML = `<h2 id="${id}-heading" tabindex="-1">${id}</h2>`;
  const scroll = vi.fn();
  section.scrollIntoView = scroll;
  return () => scroll.mock.calls.length > 0 && document.activeElement?.id === `${id}-heading`;
}

describe("a visitor's first page", () => {
  it.each([
    ['is scrolled to the section in its address', false, false, true],
    ['is scrolled to the section when the browser has scrolled it already', false, true, true],
    ['is not scrolled when the visitor has already used it', true, false, false],
  ])('%s', async (_case, isInUse, hasScrolled, landed) => {
    isStored = hasScrolled;
    vi.mocked(hasSection).mockReset().mockResolvedValue(true);
    if (isInUse) document.documentElement.dataset.inUse = '';
    else delete document.documentElement.dataset.inUse;
    const isShown = showSection('doctors');
    await showSite('/#doctors');
    expect(isShown()).toBe(landed);
    delete document.documentElement.dataset.inUse;
    document.body.replaceChildren();
  });
});
