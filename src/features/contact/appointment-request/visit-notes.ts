import type { CalendarDay, OfficeHours } from '../../../../content/types.ts';
import { longDate } from '../../../../supabase/functions/_shared/requests/dates.ts';
import { dayHint, spanInWords, timeHint } from '../../../practice/office-hours.ts';

/** The wished day in words, with a hint when the office is closed on it; undefined without a day. */
export function dateNote(hours: OfficeHours, day: CalendarDay | null): string | undefined {
  if (day === null) return undefined;
  const hint = dayHint(hours, day);
  return hint === null ? longDate(day) : `${longDate(day)}. ${hint}`;
}

/** A hint when the wished time lies outside the wished day's hours; undefined when there is nothing to say. */
export function timeNote(hours: OfficeHours, day: CalendarDay | null, time: string): string | undefined {
  const span = spanInWords(time);
  return day === null || span === null ? undefined : (timeHint(hours, day, span) ?? undefined);
}
