import { useHydrated } from '@tanstack/react-router';
import { type CalendarDay, todayIn } from '#contract/dates.ts';

/** The current day at the practice; null before hydration, so that the build does not prerender its own date. */
export function useToday(timeZone: string): CalendarDay | null {
  return useHydrated() ? todayIn(timeZone, new Date()) : null;
}
