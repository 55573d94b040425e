import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { RouteAnnouncer } from '../../components/screen-reader/screen-reader.tsx';
import { entryKey } from '../../io/address.ts';
import { applyFont, focusPageHeading, focusSectionHeading, markPressedLinks } from '../../io/document.ts';

/**
 * Announces a client-side navigation: reads out the new page's title, and moves the focus to its heading, or to that of
 * the section in the address. Also applies the font if it came too late for the first page, which the browser handles.
 */
export function PageArrival() {
  const router = useRouter();
  usePendingLink();
  const [arrival, setArrival] = useState<{ id: string; title: string } | null>(null);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        void applyFont();
        setArrival({ id: entryKey(toLocation) ?? toLocation.href, title: document.title });
        if (toLocation.hash === '') focusPageHeading();
        else focusSectionHeading(toLocation.hash);
      }),
    [router],
  );

  return <RouteAnnouncer arrival={arrival} />;
}

/** Marks the pressed link while its page loads. */
function usePendingLink(): void {
  const router = useRouter();
  useEffect(() => {
    const { mark, unmark, stop } = markPressedLinks();
    const stops = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) mark();
      }),
      router.subscribe('onResolved', unmark),
      stop,
    ];
    return () => {
      for (const end of stops) end();
    };
  }, [router]);
}
