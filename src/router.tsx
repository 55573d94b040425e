import { createRouter } from '@tanstack/react-router';
import type { ContactWish } from './practice/contact-wish.ts';
import { PageFailure } from './routes/-PageFailure.tsx';
import { routeTree } from './routeTree.gen.ts';

/**
 * The site's router. In the browser it restores the place on a page when going back; scrolling to a section named in
 * the address is the hash-scroll machine's work, not the router's.
 */
export function createSiteRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultHashScrollIntoView: false,
    scrollRestoration: typeof document !== 'undefined',
    scrollRestorationBehavior: 'instant',
    defaultErrorComponent: PageFailure,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
  interface HistoryState {
    /** How the contact section is to open. */
    request?: ContactWish;
    /** The address that was asked for before /404 took its place. */
    missingPath?: string;
  }
}
