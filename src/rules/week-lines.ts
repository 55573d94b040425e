import type { CalendarDay, DayHours, OfficeHours } from '#content/types.ts';
import { dateWithoutYear } from './date-in-words.ts';
import { daysAfter, timeText } from './office-hours.ts';

/** A row of the office hours: `{ days: 'Tuesday-Friday', hours: '10 AM-6 PM' }`. */
export interface HoursLine {
  days: string;
  hours: string;
}

const weekFromMonday = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The hours of a day in words: "10 AM-6 PM", or "Closed". */
const hoursInWords = (hours: DayHours): string =>
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

const daysAnnounced = 14;

/** A holiday in words: its name, its date, and "Closed" or the hours of that day. */
export interface HolidayLine {
  name: string;
  date: string;
  hours: string;
}

/** The holidays to announce on this day: those of today and the next two weeks. */
export const holidaysSoon = (hours: OfficeHours, today: CalendarDay): HolidayLine[] =>
  hours.holidays
    .filter(({ day }) => day >= today && day <= daysAfter(today, daysAnnounced))
    .map(({ day, name, hours: open }) => ({
      name,
      date: dateWithoutYear(day),
      hours: hoursInWords(open ?? null),
    }));
