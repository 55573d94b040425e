import { useSyncExternalStore } from 'react';
import { longDate, todayInNewYork } from '../../../supabase/functions/_shared/requests/dates.ts';

function onPrinting(tell: () => void): () => void {
  window.addEventListener('beforeprint', tell);
  return () => window.removeEventListener('beforeprint', tell);
}

const today = () => longDate(todayInNewYork(new Date()));

/** The day in New York on which a page is printed, for its top. A page that was written by the build names none. */
export function PrintedOn() {
  const day = useSyncExternalStore<string | null>(onPrinting, today, () => null);
  return day === null ? null : <p>Printed {day}</p>;
}
