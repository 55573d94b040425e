import { createRouter } from '@tanstack/react-router';
import { wasLoadedBy } from '#src/page/navigation-type.ts';
import { savesData } from '#src/page/network.ts';
import { isPageInUse } from '#src/page/page-use.ts';
import { watchReturns } from '#src/page/shown-at-once.ts';
import { PageFailure } from '#src/routes/-root/PageFailure.tsx';
import { routeTree } from './routeTree.gen.ts';

export { RouterProvider } from '@tanstack/react-router';

/** The site's router. The machine `section-address`, not the router, scrolls to sections that the address names. */
export function createSiteRouter() {
  let isFirstPage = true;
  // Before the router, which loads the page as soon as it hears of it.
  if (typeof document !== 'undefined') watchReturns();
  const router = createRouter({
    routeTree,
    defaultPreload: savesData() ? false : 'intent',
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // On return to a page, wait until all of it has loaded.
    defaultStaleReloadMode: 'blocking',
    defaultHashScrollIntoView: false,
    // A page of the same kind is another page: it begins with its heading, as all do.
    defaultRemountDeps: ({ params }) => params,
    // The browser has already scrolled the first page, except on return, and the visitor may have scrolled since.
    scrollRestoration:
      typeof document !== 'undefined' &&
      (() => !isFirstPage || (!isPageInUse() && wasLoadedBy('reload', 'back_forward'))),
    scrollRestorationBehavior: 'instant',
    defaultErrorComponent: PageFailure,
  });
  const end = router.subscribe('onRendered', () => {
    end();
    // After the router's own subscriber, which runs later, has called `scrollRestoration`.
    queueMicrotask(() => {
      isFirstPage = false;
    });
    // The router stores a page's scroll position only after a scroll event.
    if (scrollY > 0) document.dispatchEvent(new Event('scroll'));
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
  interface HistoryState {
    /** Whether Back leads to the same page, without what is shown over it. */
    isOverPage?: boolean;
    /** The step of the urgency guide. */
    guideStep?: number;
    /** The requested address, which /404 has replaced. */
    missingPath?: string;
  }
}
