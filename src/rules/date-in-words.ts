import type { CalendarDay } from '../../content/types.ts';

const words = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });

/** A calendar day in words: "2026-11-20" becomes "November 20, 2026". Throws a RangeError for an invalid day. */
export const dateInWords = (day: CalendarDay): string => words.format(new Date(`${day}T00:00:00Z`));

/** A time zone by the city that it is named after: "America/New_York" becomes "New York". */
export const cityOf = (timeZone: string): string => timeZone.replace(/.*\//, '').replaceAll('_', ' ');

/** A date and time in a time zone: "Friday, November 20, 2026 at 12:00 PM, New York time". */
export function momentInWords(timeZone: string, at: Date): string {
  const moment = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' }).format(at);
  return `${moment.replaceAll('\u202f', ' ')}, ${cityOf(timeZone)} time`;
}
