import { useEffect } from 'react';
import { replayInteractions } from '../../io/early-record.ts';
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
