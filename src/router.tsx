import { createRouter } from '@tanstack/react-router';
import { PageFailure } from './routes/-PageFailure.tsx';
import { routeTree } from './routeTree.gen.ts';
import type { ContactPrefill } from './rules/contact-prefill.ts';

/**
 * The site's router. In the browser it restores the place on a page when going back; scrolling to a section named in
 * the address is the section-address machine's work, not the router's.
 */
export function createSiteRouter() {
  let isFirstPage = true;
  const router = createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // A page that its visitor comes back to is shown once it is whole.
    defaultStaleReloadMode: 'blocking',
    defaultHashScrollIntoView: false,
    // The browser has put the first page where it belongs long ago, and its visitor may have scrolled since.
    scrollRestoration: typeof document !== 'undefined' && (() => !isFirstPage || isUntouchedReturn()),
    scrollRestorationBehavior: 'instant',
    defaultErrorComponent: PageFailure,
  });
  const end = router.subscribe('onRendered', () => {
    end();
    // Not before the router, which hears of this later, has asked.
    queueMicrotask(() => {
      isFirstPage = false;
    });
    // The router remembers the place of a page only once it has heard it scroll.
    if (scrollY > 0) document.dispatchEvent(new Event('scroll'));
  });
  return router;
}

/** Whether this page was loaded anew or by back or forward, and nobody has used it yet: its place is put back exactly. */
const isUntouchedReturn = (): boolean =>
  document.documentElement.dataset.inUse === undefined &&
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
  interface HistoryState {
    /** How the contact section is to open. */
    request?: ContactPrefill;
    /** The address that was asked for before /404 took its place. */
    missingPath?: string;
  }
}
