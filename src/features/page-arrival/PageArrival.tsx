import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { RouteAnnouncer } from '#src/components/screen-reader/screen-reader.tsx';
import { entryKey } from '#src/io/address.ts';
import { focusPageHeading, focusSectionHeading } from '#src/io/focus.ts';
import { applyFont } from '#src/io/font.ts';
import { markPressedLinks } from '#src/io/pressed-links.ts';

/** Marks the pressed link while its page loads, then reads out the page's title and focuses a heading. */
export function PageArrival() {
  const router = useRouter();
  const [arrival, setArrival] = useState<{ id: string; title: string } | null>(null);

  useEffect(() => {
    const { mark, unmark, stop } = markPressedLinks();
    const ends = [
      stop,
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) mark();
      }),
      router.subscribe('onResolved', unmark),
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        // Before the focus, which lays the page out.
        applyFont();
        setArrival({ id: entryKey(toLocation) ?? toLocation.href, title: document.title });
        if (toLocation.hash === '') focusPageHeading();
        else focusSectionHeading(toLocation.hash);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [router]);

  return <RouteAnnouncer arrival={arrival} />;
}
