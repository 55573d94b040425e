import { useHydrated } from '@tanstack/react-router';
import { longDate, todayIn } from '../../../supabase/functions/_shared/requests/dates.ts';
import { ReservedText } from '../../components/layout/ReservedText.tsx';

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
