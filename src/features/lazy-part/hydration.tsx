import { useEffect } from 'react';
import { hydrateNow, onTextRewritten, replayInteractions, restoreOriginalText } from '../../io/early-record.ts';
import { useRestoredState } from './rendered-again.ts';

/** Listeners for the mounting of parts, by the part's id. */
const listeners = new Map<string, (() => void)[]>();

/** Calls `listener` once when the part with this id is mounted. */
export function whenMounted(id: string, listener: () => void): void {
  listeners.set(id, [...(listeners.get(id) ?? []), listener]);
}

/** Notifies the listeners that the part with this id is mounted. */
export function mounted(id: string): void {
  const due = listeners.get(id) ?? [];
  listeners.delete(id);
  for (const listener of due) listener();
}

const pageId = 'main';

/** Marks the page as ready once the content around this component is hydrated, and replays early interactions. */
export function Ready() {
  useRestoredState(() => document.querySelector('main'));
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    mounted(pageId);
    replayInteractions(document);
  }, []);
  return null;
}

/** Calls `listener` once when the page is ready. */
export const whenReady = (listener: () => void): void => whenMounted(pageId, listener);

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
