import { useSyncExternalStore } from 'react';
import { longDate, todayIn } from '../../../supabase/functions/_shared/requests/dates.ts';

function onPrinting(listener: () => void): () => void {
  window.addEventListener('beforeprint', listener);
  return () => window.removeEventListener('beforeprint', listener);
}

/** The day at the practice on which a page is printed, for its top. Empty before hydration. */
export function PrintedOn({ timeZone }: { timeZone: string }) {
  const today = () => longDate(todayIn(timeZone, new Date()));
  const day = useSyncExternalStore<string | null>(onPrinting, today, () => null);
  return day === null ? null : <p>Printed {day}</p>;
}
