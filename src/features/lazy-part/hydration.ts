import { hydrateNow, onTextRewritten, restoreOriginalText } from '../../io/early-record.ts';

interface Hydration {
  container: ParentNode;
  inside: Element;
}

const underWay = new Set<Hydration>();

/**
 * Hydrates at once what a translation service has rewritten: the original text is put back first, and the service has
 * no time to come in between.
 */
function hydrateIfRewritten({ container, inside }: Hydration): void {
  if (restoreOriginalText(container)) hydrateNow(inside);
}

/**
 * Says that React is about to hydrate markup, so that a translation does not come in between.
 * @param container holds the markup
 * @param inside an element of the markup itself
 * @param whenHydrated is called first, with a callback for when the markup is hydrated, which may be before this returns
 */
export function beginHydration(container: ParentNode, inside: Element, whenHydrated: (end: () => void) => void): void {
  const hydration = { container, inside };
  underWay.add(hydration);
  whenHydrated(() => underWay.delete(hydration));
  onTextRewritten(() => underWay.forEach(hydrateIfRewritten));
  hydrateIfRewritten(hydration);
}
