/** A calendar day, `YYYY-MM-DD`, without time or time zone. Days compare as strings. */
export type CalendarDay = `${number}-${number}-${number}`;

/** By time zone, because a formatter takes longer to create than to use. */
const dayForms = new Map<string, Intl.DateTimeFormat>();

function dayFormOf(timeZone: string): Intl.DateTimeFormat {
  const form =
    dayForms.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayForms.set(timeZone, form);
  return form;
}

/**
 * The current day in a time zone.
 * @param timeZone its IANA name: "America/New_York"
 * @param now the current time
 */
export function todayIn(timeZone: string, now: Date): CalendarDay {
  const parts = Object.fromEntries(
    dayFormOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}` as CalendarDay;
}

/**
 * The day `count` days after another; before it, where `count` is negative.
 */
export function daysAfter(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
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

const monthAndDayForm = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });

/** A day without its year, in words: "November 20". */
export const monthAndDay = (day: CalendarDay): string => monthAndDayForm.format(new Date(`${day}T00:00:00Z`));

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
