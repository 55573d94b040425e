/** A calendar day, `YYYY-MM-DD`, without time or time zone. Days compare as strings. */
export type CalendarDay = `${number}-${number}-${number}`;

/** A time on a 24-hour clock: "18:00". */
type TimeOfDay = `${number}:${number}`;

type Weekday = `${'Sun' | 'Mon' | 'Tues' | 'Wednes' | 'Thurs' | 'Fri' | 'Satur'}day`;

// By their options, because a formatter takes longer to make than to use. None is made before it is needed: the first one
// takes a slow phone 50 ms.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', options);
  formatters.set(key, formatter);
  return formatter;
}

/** A moment in words, with plain spaces: servers and browsers put different ones before AM and PM. */
const inWords = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  formatterFor(options).format(at).replace(/\s/g, ' ');

const clock = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/**
 * The date and time in a time zone.
 * @param timeZone its IANA name: "America/New_York"
 */
export function timeIn(timeZone: string, now: Date): { day: CalendarDay; time: TimeOfDay } {
  const parts = formatterFor({ timeZone, ...clock }).formatToParts(now);
  const { year, month, day, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { day: `${year}-${month}-${day}` as CalendarDay, time: `${hour}:${minute}` as TimeOfDay };
}

/** The current day in a time zone. */
export const todayIn = (timeZone: string, now: Date): CalendarDay => timeIn(timeZone, now).day;

/** The instant of a date and time in a time zone. */
export function momentIn(timeZone: string, day: CalendarDay, time: TimeOfDay): Date {
  const local = Date.parse(`${day}T${time}Z`);
  const shown = (at: number) => {
    const clock = timeIn(timeZone, new Date(at));
    return Date.parse(`${clock.day}T${clock.time}Z`);
  };
  // Applies the UTC offset of a nearby instant, then corrects it with the offset of the result.
  const near = local + (local - shown(local));
  return new Date(near + (local - shown(near)));
}

/** Throws a RangeError for an invalid day. */
function dateOf(day: CalendarDay): Date {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) throw new RangeError(`${day} is not a valid day`);
  return date;
}

/**
 * The day `count` days after another; before it, where `count` is negative.
 */
export function daysAfter(day: CalendarDay, count: number): CalendarDay {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10) as CalendarDay;
}

/** The same date `count` years later, for comparisons: it may not exist, like February 29. */
export const yearsAfter = (day: CalendarDay, count: number): CalendarDay =>
  `${Number(day.slice(0, 4)) + count}${day.slice(4)}` as CalendarDay;

/**
 * A date in digits: "11/20/2026".
 * @param day a day that exists
 */
export const dateInDigits = (day: CalendarDay): string =>
  `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`;

/** Throws a RangeError for an invalid day. */
const dayInWords = (day: CalendarDay, options: Intl.DateTimeFormatOptions): string =>
  inWords(dateOf(day), { timeZone: 'UTC', ...options });

export const weekdayOf = (day: CalendarDay): Weekday => dayInWords(day, { weekday: 'long' }) as Weekday;

/** A day without its year, in words: "November 20". */
export const monthAndDay = (day: CalendarDay): string => dayInWords(day, { month: 'long', day: 'numeric' });

/** A day with its weekday and without its year, in words: "Friday, November 20". */
export const dateWithoutYear = (day: CalendarDay): string =>
  dayInWords(day, { weekday: 'long', month: 'long', day: 'numeric' });

/** A day without its weekday, in words: "November 20, 2026". */
export const dateInWords = (day: CalendarDay): string => dayInWords(day, { dateStyle: 'long' });

/** The month of a day: "November 2026". */
export const monthInWords = (day: CalendarDay): string => dayInWords(day, { month: 'long', year: 'numeric' });

/** A day in words: "Friday, November 20, 2026". */
export const longDate = (day: CalendarDay): string => dayInWords(day, { dateStyle: 'full' });

/** A time on a 12-hour clock: "18:00" is "6 PM", "13:30" is "1:30 PM". */
export const timeInWords = (time: TimeOfDay): string =>
  inWords(new Date(`2000-01-01T${time}Z`), {
    timeZone: 'UTC',
    hour: 'numeric',
    ...(!time.endsWith(':00') && { minute: '2-digit' }),
  });

/** A time zone by the city that it is named after: "America/New_York" becomes "New York". */
export const cityOf = (timeZone: string): string => timeZone.replace(/.*\//, '').replaceAll('_', ' ');

/** A date and time in a time zone: "Friday, November 20, 2026 at 12:00 PM, New York time". */
export const momentInWords = (timeZone: string, at: Date): string =>
  `${inWords(at, { timeZone, dateStyle: 'full', timeStyle: 'short' })}, ${cityOf(timeZone)} time`;
