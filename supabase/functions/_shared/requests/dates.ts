/** A day of the calendar without time or zone: `YYYY-MM-DD`. Two of them compare as text. */
export type CalendarDay = `${number}-${number}-${number}`;

const newYorkDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The day it is at the practice.
 * @param now the moment to look at
 */
export function todayInNewYork(now: Date): CalendarDay {
  const parts = Object.fromEntries(newYorkDay.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}` as CalendarDay;
}

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The month's number for a name or an abbreviation of three letters or more, 0 for anything else. */
function monthNumber(name: string): number {
  const wanted = name.toLowerCase();
  return wanted.length < 3 ? 0 : monthNames.findIndex((month) => month.startsWith(wanted)) + 1;
}

/** The day when it exists in the calendar, else null. Years have four digits, so that 85 is never guessed at. */
function existingDay(year: number, month: number, day: number): CalendarDay | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? (date.toISOString().slice(0, 10) as CalendarDay) : null;
}

const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const monthFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/;
const monthNamed = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)? (\d{4})$/i;
const dayThenMonthNamed = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]+)\.? (\d{4})$/i;
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day /i;

/**
 * Reads a date the way people in New York write one: "4/12/1985", "04-12-1985", "04121985", "April 12, 1985",
 * "12 Apr 1985", "Friday, November 20, 2026", "1985-04-12". Null for anything else and for days that do not exist.
 * @param text what was typed
 */
export function readDate(text: string): CalendarDay | null {
  const plain = text
    .normalize('NFKC')
    .replace(/,/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?([-/]) ?/g, '$1')
    .trim()
    .replace(weekday, '');
  const iso = yearFirst.exec(plain);
  if (iso) return existingDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const american = monthFirst.exec(plain) ?? digitsOnly.exec(plain);
  if (american) return existingDay(Number(american[3]), Number(american[1]), Number(american[2]));
  const named = monthNamed.exec(plain);
  if (named) return existingDay(Number(named[3]), monthNumber(named[1] ?? ''), Number(named[2]));
  const dayFirst = dayThenMonthNamed.exec(plain);
  if (dayFirst) return existingDay(Number(dayFirst[3]), monthNumber(dayFirst[2] ?? ''), Number(dayFirst[1]));
  return null;
}

const longForm = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/**
 * A day in words: "Friday, November 20, 2026".
 * @param day a day that exists
 */
export const longDate = (day: CalendarDay): string => longForm.format(new Date(`${day}T00:00:00Z`));
