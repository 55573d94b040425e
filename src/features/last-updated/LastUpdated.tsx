import { useHydrated } from '@tanstack/react-router';
import { longDate, todayIn } from '../../../supabase/functions/_shared/requests/dates.ts';
import { ReservedText } from '../../components/layout/ReservedText.tsx';

/**
 * 'Last Updated' with today's date at the practice. The date is filled in by the browser: a page that was written when the
 * site was built must not freeze that day.
 */
export function LastUpdated({ timeZone }: { timeZone: string }) {
  const today = useHydrated() ? longDate(todayIn(timeZone, new Date())) : 'today';
  return (
    <p>
      <ReservedText longest="Last Updated: Wednesday, September 30, 2026">{`Last Updated: ${today}`}</ReservedText>
    </p>
  );
}
