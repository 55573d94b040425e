import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import { expect, vi } from 'vitest';
import type { SectionAddressContext } from '#machines/section-address/section-address.machine.ts';
import { sectionAddressModel } from '#machines/section-address/section-address.model.ts';
import { SectionAddresses } from '../../src/features/section-address/SectionAddresses.tsx';
import { hasSection } from '../../src/io/scroll.ts';

vi.mock('../../src/io/scroll.ts', async (actual) => ({
  ...(await actual<typeof import('../../src/io/scroll.ts')>()),
  hasSection: vi.fn(),
}));

const restoration = vi.hoisted(() => ({ isRestored: false }));

vi.mock('@tanstack/react-router', async (actual) => ({
  ...(await actual<typeof import('@tanstack/react-router')>()),
  useElementScrollRestoration: () => (restoration.isRestored ? { scrollX: 0, scrollY: 500 } : undefined),
}));

/** Opens the site at an address. */
async function openSite(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const root = createRootRoute({ component: SectionAddresses });
  const routeTree = root.addChildren(['/', '/terms'].map((path) => createRoute({ getParentRoute: () => root, path })));
  const router = createRouter({ routeTree, history, defaultHashScrollIntoView: false });
  render(<RouterProvider router={router} />);
  await act(() => router.load());
  return {
    follow: (to: '/' | '/terms', hash: string) => act(() => router.navigate({ to, hash })),
    goByHistory: (href: string) =>
      act(async () => {
        history._ignoreSubscribers = true;
        history.push(href);
        history._ignoreSubscribers = false;
        history.notify({ type: 'FORWARD' });
        await router.load();
      }),
  };
}

/** What the page does for an address. */
interface SectionsView {
  /** How often it has looked for the section. */
  searches: () => number;
  /** The id of the section that it was scrolled to and whose heading has the focus; null without one. */
  scrolledTo: () => string | null;
  wait: (milliseconds: number) => void;
}

const expectSearching = ({ searches, scrolledTo }: SectionsView, { tries }: SectionAddressContext) =>
  expect([searches(), scrolledTo()]).toEqual([tries, null]);

const expectNoMoreSearches = ({ searches, wait }: SectionsView) => {
  const before = searches();
  wait(200);
  expect(searches()).toBe(before);
};

// The delays of the machine pass here, except for their last millisecond, which is the next step.
describeComponent<typeof sectionAddressModel.machine, SectionsView>({
  model: sectionAddressModel,
  states: {
    idle: expectNoMoreSearches,
    settling: ({ searches, wait }) => {
      wait(99);
      expect(searches()).toBe(0);
    },
    searching: expectSearching,
    waiting: (view, context) => {
      view.wait(49);
      expectSearching(view, context);
    },
    landed: (view, { section, tries }) => {
      expectNoMoreSearches(view);
      // A scroll position that was restored stays.
      expect([view.searches(), view.scrolledTo()]).toEqual([tries, tries === 0 ? null : section]);
    },
    notFound: expectNoMoreSearches,
  },
  open: () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let searches = 0;
    let scrolledTo: string | null = null;
    let answer: { resolve: (isThere: boolean) => void; reject: (error: unknown) => void };
    vi.mocked(hasSection).mockImplementation(() => {
      searches += 1;
      return new Promise((resolve, reject) => {
        answer = { resolve, reject };
      });
    });
    for (const id of ['find-us', 'doctors']) {
      const section = document.body.appendChild(document.createElement('section'));
      section.id = id;
      section.innerHTML = `<h2 id="${id}-heading" tabindex="-1">${id}</h2>`;
      section.scrollIntoView = () => {
        scrolledTo = id;
      };
    }
    let site: Awaited<ReturnType<typeof openSite>> | undefined;
    const wait = (milliseconds: number) => void act(() => vi.advanceTimersByTime(milliseconds));
    const view: SectionsView = {
      searches: () => searches,
      scrolledTo: () => (document.activeElement?.id === `${scrolledTo}-heading` ? scrolledTo : null),
      wait,
    };
    return {
      events: {
        'address.shown': async ({ section, via, isRestored }) => {
          if (via !== 'first') site ??= await openSite('/');
          if (via === 'link on another page') await site?.follow('/terms', '');
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          restoration.isRestored = isRestored;
          searches = 0;
          if (via === 'first') site = await openSite(`/#${section}`);
          else if (via === 'history') await site?.goByHistory(`/#${section}`);
          else await site?.follow('/', section);
        },
        'visitor.acted': () => void fireEvent.pointerDown(document.body),
      },
      actors: {
        findSection: {
          done: (isThere) => act(async () => answer.resolve(isThere)),
          failed: (error) => act(async () => answer.reject(error)),
        },
      },
      delays: { retryInterval: () => wait(1), settlingTime: () => wait(1) },
      until: (assertion) => assertion(view),
      close: () => {
        vi.useRealTimers();
        document.body.replaceChildren();
      },
    };
  },
});
