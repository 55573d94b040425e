import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusPageHeading, focusSectionHeading, isFocusTaken, releaseFocus } from './focus.ts';
import { applyFont } from './font.ts';
import { markPressedLinks } from './pressed-links.ts';
import { entryKey } from './router-internals.ts';

/** What is read out of a page that is shown after another one. */
export interface Arrival {
  id: string;
  title: string;
}

/** Marks the pressed link while its page loads, then focuses a heading. Returns what to read out; null for the first page. */
export function usePageArrival(): Arrival | null {
  const router = useRouter();
  const [arrival, setArrival] = useState<Arrival | null>(null);

  useEffect(() => {
    const { mark, unmark, stop } = markPressedLinks();
    const ends = [
      stop,
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) mark();
        releaseFocus();
      }),
      router.subscribe('onResolved', unmark),
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        // Before the focus, which lays the page out.
        applyFont();
        setArrival({ id: entryKey(toLocation) ?? toLocation.href, title: document.title });
        if (isFocusTaken()) return;
        if (toLocation.hash === '') focusPageHeading();
        else focusSectionHeading(toLocation.hash);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [router]);

  return arrival;
}
