import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect } from 'react';
import { loadBrokenStyles } from '../../io/broken-styles.ts';
import { networkState, onNetworkRestored } from '../../io/network.ts';

/** The visit of a page, by the router's key of its history entry, that was tried again last although nobody asked. */
let triedAgain: string | undefined;

/**
 * Loads the page again as soon as there is a network: once at the start, since it may have come back while the page was
 * being loaded, and whenever it comes back.
 * @returns what a press on a link to the whole page does: without a network the browser would put its own page in place
 * of this one, so only the router tries
 */
export function useAnotherTry(): (press: MouseEvent) => void {
  const router = useRouter();
  useEffect(() => {
    const load = () => router.invalidate();
    const loadAgain = () => void loadBrokenStyles().then(load, load);
    const visit = router.latestLocation.state.__TSR_key;
    if (networkState() === 'online' && visit !== triedAgain) {
      triedAgain = visit;
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
