import { useEffect } from 'react';
import { replayInteractions } from '../../io/early-record.ts';
import { mounted, whenMounted } from './mounted.ts';
import { useRestoredState } from './rendered-again.ts';

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
