import type { CalendarDay } from '../../content/types.ts';

const words = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });

/** A calendar day as it is read: "2026-11-20" becomes "November 20, 2026". Throws a RangeError for a day that is none. */
export const dateInWords = (day: CalendarDay): string => words.format(new Date(`${day}T00:00:00Z`));
