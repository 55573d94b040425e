import type { CalendarDay } from '../../content/types.ts';

const words = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });

/** A calendar day in words: "2026-11-20" becomes "November 20, 2026". Throws a RangeError for an invalid day. */
export const dateInWords = (day: CalendarDay): string => words.format(new Date(`${day}T00:00:00Z`));

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** A date and time in New York: "Friday, November 20, 2026 at 12:00 PM, New York time". */
export const momentInWords = (at: Date): string => `${moment.format(at).replaceAll('\u202f', ' ')}, New York time`;
