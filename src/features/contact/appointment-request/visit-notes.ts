import type { CalendarDay, OfficeHours } from '#content/types.ts';
import { dateInDigits, daysAfter, longDate, todayIn } from '#contract/dates.ts';
import { readDate, whichDay } from '#contract/read-date.ts';
import { pageLanguage } from '#src/io/document-head.ts';
import { closedWords, dayHint, spanInWords, timeHint } from '#src/rules/visit-hints.ts';

/** The first open day two weeks or more from today, as an example of a preferred day. */
function exampleDay(hours: OfficeHours, today: CalendarDay): CalendarDay {
  const days = Array.from({ length: 7 }, (_, later) => daysAfter(today, 14 + later));
  return days.find((day) => closedWords(hours, day) === null) ?? daysAfter(today, 14);
}

/**
 * A hint with an example of a date, short enough for one line on the smallest phones.
 * @param today null before hydration
 */
export const dateHint = (hours: OfficeHours, today: CalendarDay | null): string =>
  `For example ${today === null ? 'Tuesday' : dateInDigits(exampleDay(hours, today))} or tomorrow`;

/** The preferred day that a text means now; null when it means none, or is ambiguous. */
export const preferredDayIn = ({ timeZone }: OfficeHours, text: string, now: Date): CalendarDay | null =>
  readDate('visit', text, todayIn(timeZone, now), pageLanguage());

/**
 * The preferred day in words, with a hint when it is over or the office is closed on it, or a question when the date is
 * ambiguous.
 */
export function dateNote(hours: OfficeHours, text: string, now: Date): string | undefined {
  const day = preferredDayIn(hours, text, now);
  const today = todayIn(hours.timeZone, now);
  if (day === null) return whichDay('visit', text, today, pageLanguage()) ?? undefined;
  const hint = day < today ? 'That day has passed.' : dayHint(hours, day, now);
  return hint === null ? longDate(day) : `${longDate(day)}. ${hint}`;
}

/** A hint when the preferred time lies outside the preferred day's hours; undefined when there is nothing to say. */
export function timeNote(hours: OfficeHours, day: CalendarDay | null, time: string): string | undefined {
  const span = spanInWords(time);
  return day === null || span === null ? undefined : (timeHint(hours, day, span) ?? undefined);
}
