import type { CalendarDay, OfficeHours } from '../../content/types.ts';
import { dateWithoutYear } from './date-in-words.ts';
import { daysAfter } from './office-hours.ts';
import { hoursInWords } from './week-lines.ts';

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
