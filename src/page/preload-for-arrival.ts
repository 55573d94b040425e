import type { LoaderFnContext } from '@tanstack/react-router';
import { isPageReady } from './hydration.tsx';
import type { LazyPart } from './lazy-part.tsx';
import { entryKey } from './router-internals.ts';

/** The key of the history entry to which the visitor last went back or forward. */
let returnKey: string | undefined;

/** Notes to which history entry the visitor goes back or forward. Call it before the router listens for the same event. */
export function watchReturns(): void {
  // Not with the router's history: the router would leave the first navigation to whoever listens there. Capturing does
  // not help either: Chromium calls the listeners of the window in their order.
  addEventListener('popstate', (event) => {
    returnKey = entryKey(event);
  });
}

/** Whether all of a page is shown at once: on return, when it keeps its height, and for an address with a section. */
export const isShownAtOnce = ({ state, hash }: { state: { __TSR_key?: string } | null; hash: string }): boolean =>
  hash !== '' || (returnKey !== undefined && entryKey({ state }) === returnKey);

/** Loads a page's parts before it is shown, when all of it is shown at once. */
export async function preloadForArrival(
  parts: readonly LazyPart[],
  { cause, location }: Pick<LoaderFnContext, 'cause' | 'location'>,
): Promise<void> {
  if (!isPageReady() || cause !== 'enter') return;
  // A part that fails here requests its script again when it is rendered.
  if (isShownAtOnce(location)) await Promise.all(parts.map(({ preload }) => preload())).catch(() => {});
}
