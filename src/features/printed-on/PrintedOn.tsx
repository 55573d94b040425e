import { useSyncExternalStore } from 'react';
import { longDate } from '../../rules/date-in-words.ts';
import { timeIn } from '../../rules/time-zone.ts';

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
