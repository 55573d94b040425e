import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect } from 'react';
import { loadBrokenStyles } from './broken-styles.ts';
import { networkState, onNetworkRestored } from './network.ts';
import { entryKey } from './router-internals.ts';

/** The router's key of the history entry that was last retried automatically. */
let retriedEntry: string | undefined;

/**
 * Loads the page again when the network comes back, and once at first: it may have come back while the page was loading.
 * Returns the click handler of the link that reloads the document, which offline would show the browser's error page.
 */
export function useRetry(): (press: MouseEvent) => void {
  const router = useRouter();
  useEffect(() => {
    const load = () => router.invalidate();
    const loadAgain = () => void loadBrokenStyles().then(load, load);
    const visit = entryKey(router.latestLocation);
    if (networkState() === 'online' && visit !== retriedEntry) {
      retriedEntry = visit;
      loadAgain();
    }
    return onNetworkRestored(loadAgain);
  }, [router]);
  return (press) => {
    if (networkState() === 'online') return;
    press.preventDefault();
    void router.invalidate();
  };
}

const logged = new Set<string>();

/** Logs the requested address of a missing page to the console, once for each. */
export function useMissingPathLog(path: string | undefined) {
  useEffect(() => {
    if (path === undefined || logged.has(path)) return;
    logged.add(path);
    console.info(`Page not found: ${path}`);
  }, [path]);
}
