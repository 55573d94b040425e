import { useEffect } from 'react';
import { replayInteractions, restoreOriginalText } from './early-record.ts';
import { readMark, setMark } from './marks.ts';
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
    setMark('ready');
    mounted(pageId);
    replayInteractions(document);
  }, []);
  return null;
}

/** Calls `listener` once when the page is ready. */
export const whenReady = (listener: () => void): void => whenMounted(pageId, listener);

const underWay = new Set<() => void>();

/**
 * Call this when React is about to hydrate the markup in `container`, with one element of it. Calls `whenHydrated` first,
 * with what to call once it is hydrated. Until then, a translation cannot interfere.
 */
export function beginHydration(container: ParentNode, inside: Element, whenHydrated: (end: () => void) => void): void {
  const hydrateIfRewritten = () => {
    // React hydrates at once for an event that must not be lost. Between small steps, the text could be rewritten again.
    if (restoreOriginalText(container)) inside.dispatchEvent(new Event('compositionend', { bubbles: true }));
  };
  underWay.add(hydrateIfRewritten);
  whenHydrated(() => underWay.delete(hydrateIfRewritten));
  if (window.earlyRecord) {
    window.earlyRecord.onRewritten = () => {
      for (const hydrate of underWay) hydrate();
    };
  }
  hydrateIfRewritten();
}

/** Whether a page has been hydrated in this document. Later pages are rendered by the client. */
export const isPageReady = () => typeof document !== 'undefined' && readMark('ready') !== null;
