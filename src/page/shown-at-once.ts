import type { AnyRouteMatch, ParsedLocation } from '@tanstack/react-router';
import { isPageReady } from './hydration.tsx';
import type { LazyPart } from './lazy-part.tsx';
import { entryKey } from './router-internals.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The parts of the route's page. */
    parts?: readonly LazyPart[];
  }
}

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

interface Arrival {
  matches: readonly AnyRouteMatch[];
  location: ParsedLocation;
}

/**
 * The `beforeLoad` of the root route. All of a page is shown at once on return, when it keeps its height, for an address
 * with a section, and when it is the first page. Its parts load before it is shown then; otherwise its heading comes first.
 */
export async function prepareArrival(arrival: unknown): Promise<{ isShownAtOnce: boolean }> {
  // As a type of the parameter, it would depend on the routes, which depend on this function.
  const { matches, location } = arrival as Arrival;
  if (!isPageReady()) return { isShownAtOnce: true };
  const isShownAtOnce = location.hash !== '' || (returnKey !== undefined && entryKey(location) === returnKey);
  const page = matches.at(-1);
  if (isShownAtOnce && page?.cause === 'enter') {
    // A part that fails here requests its script again when it is rendered.
    await Promise.all((page.staticData.parts ?? []).map(({ preload }) => preload())).catch(() => {});
  }
  return { isShownAtOnce };
}
