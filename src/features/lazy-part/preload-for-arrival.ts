import { isPageReady } from './is-page-ready.ts';
import type { LazyPart } from './lazy-part.tsx';

/**
 * Loads the parts of a page before it takes the place of another one: it is whole at once, and as high as it was when
 * its visitor left it. The first page is there as markup, and loads nothing here. What cannot be loaded is left to the
 * part itself, which asks for it again.
 */
export async function preloadForArrival(parts: readonly LazyPart[]): Promise<void> {
  if (isPageReady()) await Promise.all(parts.map(({ preload }) => preload())).catch(() => {});
}
