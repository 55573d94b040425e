import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { watchLinksInView } from '../../io/links-in-view.ts';
import { networkState, savesData } from '../../io/network.ts';

/** How many pages are prefetched, for each page that is shown. */
const maxPages = 6;

/**
 * Prefetches the pages that links in view lead to. It is loaded when the visitor begins to use a page, so a page that
 * is only looked at prefetches nothing.
 * @param shared imports what several kinds of page need besides their own script
 */
export function LinkPrefetch({ shared }: { shared: () => Promise<unknown> }) {
  const router = useRouter();
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => void shared().catch(() => {}), [shared]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own
  useEffect(() => {
    if (savesData()) return;
    let left = maxPages;
    return watchLinksInView(async (to) => {
      if (left === 0 || networkState() === 'offline') return;
      left -= 1;
      await router.preloadRoute({ to });
    });
  }, [router, path]);
  return null;
}
