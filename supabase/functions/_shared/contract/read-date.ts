import { type CalendarDay, daysAfter } from './dates.ts';
import { withPlainSigns } from './plain-text.ts';

const monthNames = 'january february march april may june july august september october november december'.split(' ');
const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The languages besides English that the site is offered in. */
const languages = ['es', 'zh-CN', 'ru', 'ar', 'fr', 'it', 'pl'];

const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\u2019/g, "'");

/** The months of a year in all their forms: alone, beside a day, and abbreviated. */
function monthsIn(language: string): [name: string, number: number][] {
  const styles = [{ month: 'long' }, { month: 'long', day: 'numeric' }, { month: 'short', day: 'numeric' }] as const;
  return styles.flatMap((style) => {
    const form = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...style });
    return monthNames.map((_, index): [string, number] => {
      const name = form.formatToParts(Date.UTC(2026, index, 1)).find(({ type }) => type === 'month')?.value ?? '';
      return [withoutAccents(name).replace(/\.$/, ''), index + 1];
    });
  });
}

// Created when first needed: it takes a slow phone a moment.
let otherMonths: readonly [name: string, number: number][] | undefined;

/** The month's number for a name or an unambiguous abbreviation of three letters or more, 0 for anything else. */
function monthNumber(name: string): number {
  const english = name.length < 3 ? 0 : monthNames.findIndex((month) => month.startsWith(name)) + 1;
  if (english > 0) return english;
  otherMonths ??= languages.flatMap(monthsIn);
  const found = otherMonths.filter(([month]) => month === name || (name.length >= 3 && month.startsWith(name)));
  const [number = 0, ...others] = new Set(found.map(([, month]) => month));
  return others.length === 0 ? number : 0;
}

let otherDays: ReadonlyMap<string, number> | undefined;

/** How far "tomorrow" is away, in any of the languages; undefined for anything else. */
function daysAway(word: string): number | undefined {
  otherDays ??= new Map(
    ['en', ...languages].flatMap((language) => {
      const form = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
      return [-1, 0, 1, 2].map((days) => [withoutAccents(form.format(days, 'day')), days] as const);
    }),
  );
  return otherDays.get(word);
}

/** The day if it exists in the calendar, otherwise null. */
function existingDay(year: number, month: number, day: number): CalendarDay | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = year >= 1000 && date.getUTCMonth() === month - 1;
  return exists ? (date.toISOString().slice(0, 10) as CalendarDay) : null;
}

/**
 * The purpose of a date, which decides what an incomplete date means: a visit is in the future, a prescription was
 * written in the past, and a birthday is never guessed.
 */
export type DatePurpose = 'visit' | 'birth' | 'prescription';

/** A date as it was written: `year` has four digits, two, or is missing. */
interface WrittenDate {
  year: string | undefined;
  month: number;
  day: number;
}

const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const monthFirst = /^(\d{1,2})[-/ ](\d{1,2})(?:[-/ ](\d{4}|\d{2}))?$/;
const digitsOnly = /^(\d{2})(\d{2})((?:19|20)\d{2})$/;
const digitsOnlyYearFirst = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const withDots = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}|\d{2})?)?$/;
const ordinal = '(?:(?:st|nd|rd|th|er|e|o|a|-?го|-?е)(?!\\p{L}))?';
const monthNamed = new RegExp(`^(\\p{L}+)[./-]? ?(\\d{1,2})${ordinal}(?:[ /-](\\d{4}|\\d{2}))?$`, 'u');
const dayThenMonthNamed = new RegExp(`^(\\d{1,2})${ordinal}[./-]? ?(\\p{L}+)(?:[./-] ?| )?(\\d{4}|\\d{2})?$`, 'u');

/** Words within a date that add nothing to it: "12 de abril de 1985", "the 12th of April", "12 апреля 1985 г.". */
const fillers = new Set(['of', 'the', 'de', 'del', 'di', 'el', 'il', 'le', 'г', 'года', 'r', 'roku']);

const weekdayName =
  '(sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?)';
const weekdayBefore = new RegExp(`^${weekdayName}\\.? `);
const weekdayAlone = new RegExp(`^(?:(this|next) )?${weekdayName}$`);

/** The text in lower case, without accents and invisible characters, with plain signs and single spaces. */
const plain = (text: string): string =>
  withoutAccents(withPlainSigns(text))
    .replace(/(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?[日号]?/, '$1-$2-$3')
    .replace(/(\d{1,2}) ?月 ?(\d{1,2}) ?[日号]?/, '$1/$2')
    .replace(/['\u2018`\u00b4](?=\d\d(?:\D|$))/g, '')
    .replace(/[,،、]/g, ' ')
    .trim()
    .replace(/[.;]+$/, '')
    .split(/\s+/)
    .filter((word) => !fillers.has(word))
    .join(' ')
    .replace(/ ?([-/]) ?/g, '$1')
    .replace(/(\d)\. (?=\d)/g, '$1.');

/** Whether a language writes the day before the month. A page can have any text as its language. */
function isDayFirst(language: string): boolean {
  try {
    const parts = new Intl.DateTimeFormat(language, { timeZone: 'UTC' }).formatToParts(0).map(({ type }) => type);
    return parts.indexOf('day') < parts.indexOf('month');
  } catch {
    return false;
  }
}

/** The possible meanings of a date of two or three numbers, the year last. */
function eitherWay([, one, other, year]: RegExpExecArray, mayBeDayFirst: boolean): WrittenDate[] {
  const american = { year, month: Number(one), day: Number(other) };
  const european = { year, month: Number(other), day: Number(one) };
  // There is no thirteenth month: then the day is first.
  if (american.month > 12) return [european];
  return mayBeDayFirst && american.month !== american.day ? [american, european] : [american];
}

/** All possible meanings of the text; none when it is not a date. */
function writtenDates(text: string, language: string): WrittenDate[] {
  const iso = yearFirst.exec(text) ?? digitsOnlyYearFirst.exec(text);
  if (iso) return [{ year: iso[1], month: Number(iso[2]), day: Number(iso[3]) }];
  const numbers = monthFirst.exec(text) ?? digitsOnly.exec(text);
  if (numbers) return eitherWay(numbers, language !== 'en' && isDayFirst(language));
  // Much of the world puts the day before the month, and dots between them.
  const dotted = withDots.exec(text);
  if (dotted) return eitherWay(dotted, true);
  const named = monthNamed.exec(text);
  if (named) return [{ year: named[3], month: monthNumber(named[1] ?? ''), day: Number(named[2]) }];
  const dayFirst = dayThenMonthNamed.exec(text);
  if (dayFirst) return [{ year: dayFirst[3], month: monthNumber(dayFirst[2] ?? ''), day: Number(dayFirst[1]) }];
  return [];
}

/**
 * The year with these last two digits that is nearest to today; for a birth, the latest one that is not in the future.
 */
function fullYear(purpose: DatePurpose, { year, month, day }: WrittenDate, today: CalendarDay): number {
  const thisYear = Number(today.slice(0, 4));
  const inThisCentury = thisYear - (thisYear % 100) + Number(year);
  if (purpose === 'birth') {
    const isAhead = [inThisCentury - thisYear, month - Number(today.slice(5, 7)), day - Number(today.slice(8))].find(
      (difference) => difference !== 0,
    );
    return (isAhead ?? 0) > 0 ? inThisCentury - 100 : inThisCentury;
  }
  if (inThisCentury > thisYear + 50) return inThisCentury - 100;
  return inThisCentury < thisYear - 50 ? inThisCentury + 100 : inThisCentury;
}

/**
 * The next such day, possibly today; for a prescription, the most recent one. February 29 can be up to eight years
 * away.
 */
function withoutYear(purpose: DatePurpose, { month, day }: WrittenDate, today: CalendarDay): CalendarDay | null {
  if (purpose === 'birth') return null;
  const direction = purpose === 'visit' ? 1 : -1;
  for (let years = 0; years <= 8; years++) {
    const found = existingDay(Number(today.slice(0, 4)) + direction * years, month, day);
    if (found !== null && (purpose === 'visit' ? found >= today : found <= today)) return found;
  }
  return null;
}

function completed(purpose: DatePurpose, written: WrittenDate, today: CalendarDay): CalendarDay | null {
  const { year, month, day } = written;
  if (year === undefined) return withoutYear(purpose, written, today);
  return existingDay(year.length === 4 ? Number(year) : fullYear(purpose, written, today), month, day);
}

/**
 * The day of "tomorrow", "mañana" or "next Tuesday"; null for anything else. A weekday is in the future; "this" can also
 * be today.
 */
function dayFromToday(purpose: DatePurpose, text: string, today: CalendarDay): CalendarDay | null {
  if (purpose === 'birth') return null;
  const isPast = purpose === 'prescription';
  const [, which, name] = isPast ? [] : (weekdayAlone.exec(text) ?? []);
  if (name !== undefined) {
    const weekday = weekdayNames.indexOf(name.slice(0, 3));
    const ahead = (weekday - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
    return daysAfter(today, ahead === 0 && which !== 'this' ? 7 : ahead);
  }
  const days = /\d/.test(text) ? undefined : daysAway(text);
  return days !== undefined && (isPast ? days <= 0 : days >= 0) ? daysAfter(today, days) : null;
}

/** Far longer than any date, with room for spaces around it. */
const longestText = 200;

/** All days that the text may mean: none, one, or the two of "1.12.2026". */
function possibleDays(purpose: DatePurpose, text: string, today: CalendarDay, language: string): CalendarDay[] {
  if (text.length > longestText) return [];
  const typed = plain(text);
  const near = dayFromToday(purpose, typed, today);
  if (near !== null) return [near];
  return writtenDates(typed.replace(weekdayBefore, ''), language)
    .map((written) => completed(purpose, written, today))
    .filter((day) => day !== null);
}

/**
 * Parses a date as people in the United States write it: "4/12/1985", "04-12-1985", "04121985", "April 12, 1985",
 * "12 Apr '85", "Friday, November 20, 2026", "1985-04-12", "4/12/85", and for a visit also "12/1", "Dec 1", "tomorrow",
 * "next Tuesday". Also reads the site's other languages ("12 de abril de 1985", "mañana"), digits of any script, and the
 * day first where only that day exists ("31/12/1985"). Null for anything else, for days that do not exist, and for
 * ambiguous dates.
 * @param text what was typed
 * @param today the current day at the practice
 * @param language of the page: where it puts the day first, "4/12/1985" is ambiguous
 */
export function readDate(purpose: DatePurpose, text: string, today: CalendarDay, language = 'en'): CalendarDay | null {
  const [day, other] = possibleDays(purpose, text, today, language);
  return day === undefined || other !== undefined ? null : day;
}

/**
 * The two days that an ambiguous date may mean, such as "1.12.2026"; null when the date is unambiguous.
 * @param text what was typed
 * @param today the current day at the practice
 * @param language of the page: where it puts the day first, "4/12/1985" is ambiguous
 */
export function ambiguousDays(
  purpose: DatePurpose,
  text: string,
  today: CalendarDay,
  language = 'en',
): readonly [CalendarDay, CalendarDay] | null {
  const [one, other] = possibleDays(purpose, text, today, language);
  return one === undefined || other === undefined ? null : [one, other];
}
