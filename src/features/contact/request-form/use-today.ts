import { useHydrated } from '@tanstack/react-router';
import { type CalendarDay, todayIn } from '../../../../supabase/functions/_shared/requests/dates.ts';

/** The day it is at the practice; null while the page is as the build wrote it, which must not freeze that day. */
export function useToday(timeZone: string): CalendarDay | null {
  return useHydrated() ? todayIn(timeZone, new Date()) : null;
}
