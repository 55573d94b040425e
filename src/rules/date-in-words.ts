import type { CalendarDay, Weekday } from '#content/types.ts';

// `Intl` has these words too, but its first use takes a slow phone 50 ms.
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const months = 'January February March April May June July August September October November December'.split(' ');

/** Throws a RangeError for an invalid day. */
function dateOf(day: CalendarDay): Date {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) throw new RangeError(`${day} is not a valid day`);
  return date;
}

const monthAndDay = (date: Date): string => `${months[date.getUTCMonth()]} ${date.getUTCDate()}`;

/** The weekday of a day. */
export const weekdayOf = (day: CalendarDay): Weekday => weekdays[dateOf(day).getUTCDay()] as Weekday;

/** A day without its year, in words: "Thursday, November 26". Throws a RangeError for an invalid day. */
export const dateWithoutYear = (day: CalendarDay): string => `${weekdayOf(day)}, ${monthAndDay(dateOf(day))}`;

/** A day in words: "Thursday, November 26, 2026". Throws a RangeError for an invalid day. */
export const longDate = (day: CalendarDay): string => `${dateWithoutYear(day)}, ${day.slice(0, 4)}`;

/** A calendar day in words: "2026-11-20" becomes "November 20, 2026". Throws a RangeError for an invalid day. */
export const dateInWords = (day: CalendarDay): string => `${monthAndDay(dateOf(day))}, ${day.slice(0, 4)}`;

/** A time zone by the city that it is named after: "America/New_York" becomes "New York". */
export const cityOf = (timeZone: string): string => timeZone.replace(/.*\//, '').replaceAll('_', ' ');

/** A date and time in a time zone: "Friday, November 20, 2026 at 12:00 PM, New York time". */
export function momentInWords(timeZone: string, at: Date): string {
  const moment = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' }).format(at);
  return `${moment.replaceAll('\u202f', ' ')}, ${cityOf(timeZone)} time`;
}
