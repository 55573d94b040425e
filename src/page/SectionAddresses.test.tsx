import { Outlet, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sectionAddressModel } from '#machines/section-address/section-address.model.ts';
import { holdPromises } from '#tests/support/held-promises.ts';
import { routerOf } from '#tests/support/render-in-router.tsx';
import { releaseFocus, takeFocus } from './focus.ts';
import { SectionAddresses } from './SectionAddresses.tsx';
import { hasSection } from './scrolling.ts';

vi.mock('./scrolling.ts', async (actual) => ({
  ...(await actual<typeof import('./scrolling.ts')>()),
  hasSection: vi.fn(),
}));

vi.mock('@tanstack/react-router', async (actual) => ({
  ...(await actual<typeof import('@tanstack/react-router')>()),
  useElementScrollRestoration: () => (isStored ? { scrollX: 0, scrollY: 900 } : undefined),
}));

/** Whether the router has stored a scroll position of the page. */
let isStored = false;

afterEach(() => {
  document.body.replaceChildren();
});

/** Shows the last of these addresses, of a site with two pages: "/" and "/terms". */
async function openSite(...addresses: string[]) {
  const layout = () => (
    <>
      <Outlet />
      <SectionAddresses />
    </>
  );
  const router = routerOf({ '/': {}, '/terms': {} }, { addresses, layout });
  render(<RouterProvider router={router} />);
  await act(() => router.load());
  return router;
}

/** Adds sections to the page. Returns which of them the page was scrolled to, if its heading has the focus. */
function addSections(...ids: string[]): () => string | undefined {
  let scrolledTo: string | undefined;
  for (const id of ids) {
    const section = document.body.appendChild(document.createElement('section'));
    section.id = id;
    section.innerHTML = `<h2 id="${id}-heading" tabindex="-1">${id}</h2>`;
    section.scrollIntoView = () => {
      scrolledTo = id;
    };
  }
  return () => (document.activeElement?.id === `${scrolledTo}-heading` ? scrolledTo : undefined);
}

interface SectionsView {
  /** How often the page has looked for the section since the last address. */
  searches: number;
  isSearching: boolean;
  landedAt: string | undefined;
  wait(milliseconds: number): Promise<void>;
}

async function expectNoMoreSearches(view: SectionsView) {
  const { searches } = view;
  await view.wait(200);
  expect(view.searches).toBe(searches);
}

// The delays of the machine pass here, except for their last millisecond, which is the next step.

describeComponent<typeof sectionAddressModel.machine, SectionsView>({
  model: sectionAddressModel,
  states: {
    idle: expectNoMoreSearches,
    settling: async (view) => {
      await view.wait(99);
      expect(view).toMatchObject({ searches: 0, landedAt: undefined });
    },
    searching: (view, { tries }) =>
      expect(view).toMatchObject({ searches: tries, isSearching: true, landedAt: undefined }),
    waiting: async (view, { tries }) => {
      await view.wait(49);
      expect(view).toMatchObject({ searches: tries, isSearching: false, landedAt: undefined });
    },
    landed: async (view, { section, tries }) => {
      if (tries > 0) return expect(view.landedAt).toBe(section);
      // When the scroll position was restored, the page does not look for the section.
      await view.wait(200);
      expect(view.searches).toBe(0);
    },
    notFound: expectNoMoreSearches,
  },
  open: async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const found = holdPromises<boolean>();
    vi.mocked(hasSection).mockReset().mockImplementation(found.add);
    const landedAt = addSections('find-us', 'doctors');
    const router = await openSite('/#find-us', '/terms');
    const follow = (href: string) => router.navigate({ href });
    const wait = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

    async function show(change: () => unknown) {
      if (found.isHeld()) found.resolve(false);
      vi.mocked(hasSection).mockClear();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await act(async () => change());
    }
    await show(() => follow('/'));
    return {
      events: {
        'address.shown': async ({ section, via, isRestored }) => {
          if (via === 'history' || via === 'link on another page') await show(() => follow('/terms'));
          isStored = isRestored;
          // To the first entry of the history.
          if (via === 'history') await show(() => router.history.go(-100));
          else await show(() => follow(section === '' ? '/' : `/#${section}`));
          isStored = false;
        },
        'visitor.acted': () => void fireEvent.pointerDown(document.body),
      },
      actors: {
        findSection: {
          done: (isThere) => act(async () => found.resolve(isThere)),
          failed: (error) => act(async () => found.reject(error)),
        },
      },
      delays: { retryInterval: () => wait(1), settlingTime: () => wait(1) },
      until: (assertion) =>
        assertion({
          get searches() {
            return vi.mocked(hasSection).mock.calls.length;
          },
          isSearching: found.isHeld(),
          landedAt: landedAt(),
          wait,
        }),
    };
  },
});

describe("a visitor's first page", () => {
  it.each([
    ['is scrolled to the section in its address', false, false, 'doctors'],
    ['is scrolled to the section when the browser has scrolled it already', false, true, 'doctors'],
    ['is not scrolled when the visitor has already used it', true, false, undefined],
  ])('%s', async (_case, isInUse, hasScrolled, section) => {
    isStored = hasScrolled;
    vi.mocked(hasSection).mockReset().mockResolvedValue(true);
    document.documentElement.toggleAttribute('data-in-use', isInUse);
    const landedAt = addSections('doctors');
    await openSite('/#doctors');
    expect(landedAt()).toBe(section);
    document.documentElement.removeAttribute('data-in-use');
  });
});

it('a page that has taken the focus itself is not scrolled away from it', async () => {
  let find: (isFound: boolean) => void = () => {};
  vi.mocked(hasSection)
    .mockReset()
    .mockReturnValue(
      new Promise((resolve) => {
        find = resolve;
      }),
    );
  const landedAt = addSections('doctors');
  await openSite('/#doctors');
  const confirmation = document.body.appendChild(document.createElement('button'));
  takeFocus(confirmation);
  await act(async () => find(true));
  expect([landedAt(), document.activeElement]).toEqual([undefined, confirmation]);
  releaseFocus();
});

it('a page whose address the site itself replaces is not scrolled', async () => {
  vi.mocked(hasSection).mockReset().mockResolvedValue(true);
  const landedAt = addSections('doctors');
  const router = await openSite('/');
  await act(() => router.navigate({ href: '/#doctors', replace: true }));
  expect(landedAt()).toBeUndefined();
});

it('a service that opens over the page does not scroll it, and a link in its modal does', async () => {
  vi.mocked(hasSection).mockReset().mockResolvedValue(true);
  const landedAt = addSections('contact');
  const router = await openSite('/');
  await act(() => router.navigate({ href: '/?service=dry-eye#contact' }));
  expect(landedAt()).toBeUndefined();
  await act(() => router.navigate({ href: '/#contact' }));
  expect(landedAt()).toBe('contact');
});

it('a link on any page scrolls to its section, a step of that page does not', async () => {
  vi.mocked(hasSection).mockReset().mockResolvedValue(true);
  const landedAt = addSections('payment', 'returns');
  const router = await openSite('/terms');
  await act(() => router.navigate({ href: '/terms#payment' }));
  expect(landedAt()).toBe('payment');
  await act(() => router.navigate({ href: '/terms#returns', state: { guideStep: 1 } }));
  expect(landedAt()).toBe('payment');
});
