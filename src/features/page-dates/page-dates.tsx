import { useHydrated } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { ReservedText } from '../../components/layout/ReservedText.tsx';
import { longDate } from '../../rules/date-in-words.ts';
import { timeIn } from '../../rules/time-zone.ts';

/**
 * 'Last Updated' with today's date at the practice. It is rendered after hydration, so that the build does not prerender
 * its own date.
 */
export function LastUpdated({ timeZone }: { timeZone: string }) {
  const today = useHydrated() ? longDate(timeIn(timeZone, new Date()).day) : 'today';
  return (
    <p>
      <ReservedText longest="Last Updated: Wednesday, September 30, 2026">{`Last Updated: ${today}`}</ReservedText>
    </p>
  );
}

function onPrinting(listener: () => void): () => void {
  window.addEventListener('beforeprint', listener);
  return () => window.removeEventListener('beforeprint', listener);
}

/** The day at the practice on which a page is printed, for its top. Empty before hydration. */
export function PrintedOn({ timeZone }: { timeZone: string }) {
  const today = () => longDate(timeIn(timeZone, new Date()).day);
  const day = useSyncExternalStore<string | null>(onPrinting, today, () => null);
  return day === null ? null : <p>Printed {day}</p>;
}
