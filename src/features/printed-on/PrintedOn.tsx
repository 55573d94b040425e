import { useSyncExternalStore } from 'react';
import { longDate, todayInNewYork } from '../../../supabase/functions/_shared/requests/dates.ts';

function onPrinting(listener: () => void): () => void {
  window.addEventListener('beforeprint', listener);
  return () => window.removeEventListener('beforeprint', listener);
}

const today = () => longDate(todayInNewYork(new Date()));

/** The day in New York on which a page is printed, for its top. Empty before hydration. */
export function PrintedOn() {
  const day = useSyncExternalStore<string | null>(onPrinting, today, () => null);
  return day === null ? null : <p>Printed {day}</p>;
}
