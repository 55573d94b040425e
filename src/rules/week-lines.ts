import type { CalendarDay, DayHours, OfficeHours, Weekday } from '#content/types.ts';
import { dateWithoutYear, daysAfter } from '#contract/dates.ts';
import { timeText } from './office-hours.ts';

/** A row of the office hours: `{ weekdays: ['Tuesday', …], days: 'Tuesday-Friday', hours: '10 AM-6 PM' }`. */
export interface HoursLine {
  weekdays: readonly Weekday[];
  days: string;
  hours: string;
}

const weekFromMonday = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The hours of a day in words: "10 AM-6 PM", or "Closed". */
const hoursInWords = (hours: DayHours): string =>
  hours === null ? 'Closed' : `${timeText(hours.opens)}-${timeText(hours.closes)}`;

/** The week from Monday to Sunday, with neighboring days of the same hours in one row. */
export function weekLines(week: OfficeHours['week']): HoursLine[] {
  const rows: { weekdays: Weekday[]; hours: string }[] = [];
  for (const day of weekFromMonday) {
    const hours = hoursInWords(week[day]);
    const row = rows.at(-1);
    if (row?.hours === hours) row.weekdays.push(day);
    else rows.push({ weekdays: [day], hours });
  }
  return rows.map(({ weekdays, hours }) => ({
    weekdays,
    days: [...new Set([weekdays[0], weekdays.at(-1)])].join('-'),
    hours,
  }));
}

const daysAnnounced = 14;

/** An exception in words: its name, its days, and "Closed" or the hours. */
export interface ExceptionLine {
  name: string;
  isToday: boolean;
  date: string;
  hours: string;
}

/** The exceptions to announce on this day: those of today and the next two weeks. */
export const exceptionsSoon = (hours: OfficeHours, today: CalendarDay): ExceptionLine[] =>
  hours.exceptions
    .filter(({ day, through = day }) => through >= today && day <= daysAfter(today, daysAnnounced))
    .map(({ day, through, name, open }) => ({
      name,
      isToday: day <= today,
      date: dateWithoutYear(day) + (through === undefined ? '' : ` to ${dateWithoutYear(through)}`),
      hours: open === undefined ? 'Closed' : open.map(hoursInWords).join(', '),
    }));
