import type { DayHours, OfficeHours } from '../../content/types.ts';
import { timeText } from './office-hours.ts';

/** A row of the office hours: `{ days: 'Tuesday-Friday', hours: '10 AM-6 PM' }`. */
export interface HoursLine {
  days: string;
  hours: string;
}

const weekFromMonday = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The hours of a day in words: "10 AM-6 PM", or "Closed". */
export const hoursInWords = (hours: DayHours): string =>
  hours === null ? 'Closed' : `${timeText(hours.opens)}-${timeText(hours.closes)}`;

/** The week from Monday to Sunday, with neighboring days of the same hours in one row. */
export function weekLines(week: OfficeHours['week']): HoursLine[] {
  const rows: { first: string; last: string; hours: string }[] = [];
  for (const day of weekFromMonday) {
    const hours = hoursInWords(week[day]);
    const row = rows.at(-1);
    if (row?.hours === hours) row.last = day;
    else rows.push({ first: day, last: day, hours });
  }
  return rows.map(({ first, last, hours }) => ({ days: first === last ? first : `${first}-${last}`, hours }));
}
