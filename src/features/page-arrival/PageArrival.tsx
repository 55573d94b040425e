import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { RouteAnnouncer } from '../../components/screen-reader/RouteAnnouncer.tsx';
import { focusPageHeading, focusSectionHeading } from '../../io/focus.ts';
import { useBusyLink } from './use-busy-link.ts';

/**
 * Makes a page that takes the place of another known to everybody: its title is read out, and the focus moves to its
 * heading, or to that of the section in the address. The first page is the browser's own work.
 */
export function PageArrival() {
  const router = useRouter();
  useBusyLink();
  const [arrival, setArrival] = useState<{ id: string; title: string } | null>(null);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        setArrival({ id: toLocation.state.__TSR_key ?? toLocation.href, title: document.title });
        if (toLocation.hash === '') focusPageHeading();
        else focusSectionHeading(toLocation.hash);
      }),
    [router],
  );

  return <RouteAnnouncer arrival={arrival} />;
}
