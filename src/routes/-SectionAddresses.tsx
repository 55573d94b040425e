import { useElementScrollRestoration, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useHashScroll } from '../features/hash-scroll/use-hash-scroll.ts';
import { useSectionNavigation } from '../features/section-navigation/use-section-navigation.ts';

/**
 * Tells the two ways to a section of the home page apart. A link of the site is a section navigation, from whatever
 * page. An address that comes from outside (the page's first, or back and forward) is a hash scroll, unless the place
 * where the visitor left that page is restored.
 */
export function SectionAddresses() {
  const router = useRouter();
  const location = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation });
  const isRestored = useElementScrollRestoration({ getElement: () => window }) !== undefined;
  const shown = useRef<typeof location>(undefined);
  // The script of this part may come only after the first link was followed.
  const way = useRef<'first' | 'history' | 'link'>(location?.state.__TSR_index ? 'link' : 'first');
  // Whether the change of page has been announced to the section navigation.
  const isUnderWay = useRef(false);
  const lookFor = useHashScroll();

  const { choose, leave } = useSectionNavigation(
    (signal) =>
      new Promise((resolve) => {
        const end = router.subscribe('onRendered', ({ toLocation }) => {
          if (toLocation.pathname !== '/') return;
          end();
          resolve();
        });
        signal.addEventListener('abort', end);
      }),
  );

  useEffect(() => {
    const endWays = router.history.subscribe(({ action }) => {
      way.current = action.type === 'PUSH' || action.type === 'REPLACE' ? 'link' : 'history';
    });
    const endDepartures = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      if (toLocation.pathname !== '/') leave();
      else if (toLocation.hash !== '' && way.current === 'link') {
        isUnderWay.current = true;
        choose(toLocation.hash, 'other');
      }
    });
    return () => {
      endWays();
      endDepartures();
    };
  }, [router, choose, leave]);

  useEffect(() => {
    if (!location || location === shown.current) return;
    const isFirstLook = shown.current === undefined;
    const isLedAlready = isUnderWay.current;
    isUnderWay.current = false;
    const cameBy = way.current;
    shown.current = location;
    way.current = 'link';
    if (location.pathname !== '/' || location.hash === '') return;
    if (cameBy !== 'link' && !isRestored) lookFor(location.hash, cameBy === 'first' ? 'first' : 'later');
    if (cameBy === 'link' && !isLedAlready && !(isFirstLook && isRestored)) choose(location.hash, 'home');
  }, [location, isRestored, lookFor, choose]);

  return null;
}
