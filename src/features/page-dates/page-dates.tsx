import { useHydrated } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { longDate, todayIn } from '#contract/dates.ts';
import { ReservedText } from '../../components/layout/layout.tsx';

/**
 * 'Last Updated' with today's date at the practice. It is rendered after hydration, so that the build does not prerender
 * its own date.
 */
export function LastUpdated({ timeZone }: { timeZone: string }) {
  const today = useHydrated() ? longDate(todayIn(timeZone, new Date())) : 'today';
  return (
    <p>
      <ReservedText longest="Last Updated: Wednesday, September 30, 2026">{`Last Updated: ${today}`}</ReservedText>
    </p>
  );
}

let printedAt: Date | null = null;

function onPrinting(listener: () => void): () => void {
  const note = () => {
    printedAt = new Date();
    listener();
  };
  window.addEventListener('beforeprint', note);
  return () => window.removeEventListener('beforeprint', note);
}

/** The day at the practice on which a page is printed, for its top. */
export function PrintedOn({ timeZone }: { timeZone: string }) {
  const at = useSyncExternalStore<Date | null>(
    onPrinting,
    () => printedAt,
    () => null,
  );
  return at && <p>Printed {longDate(todayIn(timeZone, at))}</p>;
}
