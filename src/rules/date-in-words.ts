import type { CalendarDay } from '../../content/types.ts';

const words = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });

/** A calendar day as it is read: "2026-11-20" becomes "November 20, 2026". Throws a RangeError for a day that is none. */
export const dateInWords = (day: CalendarDay): string => words.format(new Date(`${day}T00:00:00Z`));

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** A moment as the clock at the practice shows it: "Friday, November 20, 2026 at 12:00 PM, New York time". */
export const momentInWords = (at: Date): string => `${moment.format(at).replaceAll('\u202f', ' ')}, New York time`;
