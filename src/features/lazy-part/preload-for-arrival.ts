import { isPageReady } from './is-page-ready.ts';
import type { LazyPart } from './lazy-part.tsx';

/**
 * Loads the parts of a client-rendered page before it is shown, so that it is complete and at its previous height at
 * once. Does nothing for the first page, which is prerendered. A part that fails to load here requests its script again
 * when it is rendered.
 */
export async function preloadForArrival(parts: readonly LazyPart[]): Promise<void> {
  if (isPageReady()) await Promise.all(parts.map(({ preload }) => preload())).catch(() => {});
}
