import { isPageReady } from './is-page-ready.ts';
import type { LazyPart } from './lazy-part.tsx';

/** What a route's loader knows of the navigation. */
interface Arrival {
  cause: 'preload' | 'enter' | 'stay';
  location: { hash: string };
}

let isReturn = false;

/** Notes when the visitor goes back or forward, until the router has shown the page. */
export function watchReturns(router: { subscribe: (event: 'onResolved', listener: () => void) => void }): void {
  // Not with the router's history: the router would leave the first navigation to whoever listens there. Captured,
  // because the router loads the page when it hears of it.
  addEventListener(
    'popstate',
    () => {
      isReturn = true;
    },
    { capture: true },
  );
  router.subscribe('onResolved', () => {
    isReturn = false;
  });
}

/**
 * Whether a client-rendered page must be shown with all its parts: on return it has its previous height at once, and a
 * section that the address names has its place. Otherwise the page begins at its top, and parts follow below.
 */
const isShownWhole = ({ cause, location }: Arrival): boolean =>
  isPageReady() && cause !== 'preload' && (isReturn || location.hash !== '');

/** Whether the loader of a page that was shown before must run again, because parts are to be loaded. */
export const reloadForParts = (arrival: Arrival): boolean => arrival.cause === 'enter' && isShownWhole(arrival);

/**
 * Loads the parts of a client-rendered page before it is shown, if it must be shown whole. Does nothing for the first
 * page, which is prerendered. A part that fails to load here requests its script again when it is rendered.
 */
export async function preloadForArrival(parts: readonly LazyPart[], arrival: Arrival): Promise<void> {
  if (isShownWhole(arrival)) await Promise.all(parts.map(({ preload }) => preload())).catch(() => {});
}
