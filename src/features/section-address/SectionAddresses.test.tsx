import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeWalks } from '../../../machines/model-testing/suite.ts';
import { sectionAddressModel } from '../../../machines/section-address/section-address.model.ts';
import { type ShownAddress, sectionAddressTable } from '../../../tests/models/site/section-address.table.ts';
import { showSections } from '../../../tests/models/site/section-screen.ts';
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

/** Shows the site at an address; later ones come by the history that is returned. */
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

describeWalks({
  model: sectionAddressModel,
  level: 'component',
  table: sectionAddressTable,
  open: async () => {
    let questions = 0;
    let answer: (isThere: boolean | Error) => void = () => {};
    vi.mocked(hasSection).mockImplementation(() => {
      questions += 1;
      return new Promise((resolve, reject) => {
        answer = (isThere) => (isThere instanceof Error ? reject(isThere) : resolve(isThere));
      });
    });
    restoration.isRestored = false;
    const sections = showSections(['find-us', 'doctors']);
    const site = await showSite('/terms');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return {
      ...sections,
      show: async ({ section, via, isRestored }: ShownAddress) => {
        if (via === 'link on another page') await site.go('/terms', '');
        else if (via === 'link') await site.go('/', 'home');
        sections.forget();
        questions = 0;
        restoration.isRestored = isRestored;
        if (via === 'history' || via === 'first') await site.goByHistory(`/#${section}`);
        else await site.go('/', section);
      },
      act: async () => {
        act(() => {
          document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
        });
      },
      answer: (isThere) => act(async () => answer(isThere)),
      questions: () => questions,
      wait: (milliseconds) =>
        act(async () => {
          await vi.advanceTimersByTimeAsync(milliseconds);
        }),
    };
  },
  close: () => {
    vi.useRealTimers();
    document.body.replaceChildren();
  },
});

describe("a visitor's first page", () => {
  it.each([
    ['goes to the section in its address', false, 'doctors'],
    ['stays where it is once the visitor has begun to use it', true, null],
  ])('%s', async (_case, isInUse, landed) => {
    vi.mocked(hasSection).mockReset().mockResolvedValue(true);
    restoration.isRestored = false;
    if (isInUse) document.documentElement.dataset.inUse = '';
    else delete document.documentElement.dataset.inUse;
    const sections = showSections(['doctors']);
    await showSite('/#doctors');
    expect(sections.landedOn()).toBe(landed);
    delete document.documentElement.dataset.inUse;
    document.body.replaceChildren();
  });
});
