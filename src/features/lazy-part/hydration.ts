import { hydrateNow, onTextRewritten, restoreOriginalText } from '../../io/early-record.ts';

interface Hydration {
  container: ParentNode;
  inside: Element;
}

const underWay = new Set<Hydration>();

/**
 * If a translation service has rewritten the markup, restores the original text and hydrates immediately, so that the
 * service cannot interfere.
 */
function hydrateIfRewritten({ container, inside }: Hydration): void {
  if (restoreOriginalText(container)) hydrateNow(inside);
}

/**
 * Call this when React is about to hydrate markup. Until it has, a translation cannot interfere.
 * @param container contains the markup
 * @param inside an element of the markup
 * @param whenHydrated called first, with a callback to call once the markup is hydrated, possibly before this returns
 */
export function beginHydration(container: ParentNode, inside: Element, whenHydrated: (end: () => void) => void): void {
  const hydration = { container, inside };
  underWay.add(hydration);
  whenHydrated(() => underWay.delete(hydration));
  onTextRewritten(() => underWay.forEach(hydrateIfRewritten));
  hydrateIfRewritten(hydration);
}

/** Whether a page has been hydrated in this document. Later pages are rendered by the client. */
export const isPageReady = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.ready !== undefined;
