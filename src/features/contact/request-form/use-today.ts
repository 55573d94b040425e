import { useHydrated } from '@tanstack/react-router';
import { type CalendarDay, todayInNewYork } from '../../../../supabase/functions/_shared/requests/dates.ts';

/** The current day at the practice; null before hydration, so that the build does not prerender its own date. */
export function useToday(): CalendarDay | null {
  return useHydrated() ? todayInNewYork(new Date()) : null;
}
