import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { longDate, todayIn } from '#contract/dates.ts';
import { ReservedText } from '#src/components/layout/layout.tsx';

/** 'Last Updated' with today's date at the practice, which only a hydrated page knows. */
export function LastUpdated({ timeZone }: { timeZone: string }) {
  const today = useHydrated() ? longDate(todayIn(timeZone, new Date())) : 'today';
  return (
    <p>
      <ReservedText longest="Last Updated: Wednesday, September 30, 2026">{`Last Updated: ${today}`}</ReservedText>
    </p>
  );
}

/** The day at the practice on which a page is printed, for its top. */
export function PrintedOn({ timeZone }: { timeZone: string }) {
  const [at, setAt] = useState<Date | null>(null);
  useEffect(() => {
    // The browser prints as soon as this returns.
    const note = () => flushSync(() => setAt(new Date()));
    addEventListener('beforeprint', note);
    return () => removeEventListener('beforeprint', note);
  }, []);
  return at && <p>Printed {longDate(todayIn(timeZone, at))}</p>;
}
