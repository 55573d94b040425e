import { useHydrated } from '@tanstack/react-router';
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
