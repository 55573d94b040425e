import { useHydrated } from '@tanstack/react-router';
import { longDate, todayInNewYork } from '../../../supabase/functions/_shared/requests/dates.ts';
import { ReservedText } from '../../components/layout/ReservedText.tsx';

/**
 * 'Last Updated' with today's date in New York. It is rendered after hydration, so that the build does not prerender
 * its own date.
 */
export function LastUpdated() {
  const today = useHydrated() ? longDate(todayInNewYork(new Date())) : 'today';
  return (
    <p>
      <ReservedText longest="Last Updated: Wednesday, September 30, 2026">{`Last Updated: ${today}`}</ReservedText>
    </p>
  );
}
