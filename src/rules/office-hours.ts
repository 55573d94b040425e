import type { DayHours, HoursException, OfficeHours, Weekday } from '#content/schema/practice.ts';
import type { CalendarDay, TimeOfDay } from '#content/schema/values.ts';
import { dateWithoutYear, daysAfter, momentIn, timeIn, timeInWords, todayIn, weekdayOf } from '#contract/dates.ts';
import type { OfficeState } from './next-step.ts';

/** An interval in which the office is open. Times of day have two digits each, so they compare as texts. */
export type OpenSpan = NonNullable<DayHours>;

interface Opening {
  day: CalendarDay;
  time: TimeOfDay;
}

const daysLookedAhead = 60;

/** The intervals in which the office is open on a regular weekday, in order, without the daily break. */
export function weekdaySpans({ week, dailyBreak }: OfficeHours, weekday: Weekday): readonly OpenSpan[] {
  const whole = week[weekday];
  if (whole === null) return [];
  if (whole.closes <= dailyBreak.starts || whole.opens >= dailyBreak.ends) return [whole];
  const morning = { opens: whole.opens, closes: dailyBreak.starts };
  const afternoon = { opens: dailyBreak.ends, closes: whole.closes };
  return [morning, afternoon].filter(({ opens, closes }) => opens < closes);
}

/** The intervals in which the office is open on this day; none on a closed weekday, and on most holidays. */
export function openSpans(hours: OfficeHours, day: CalendarDay): readonly OpenSpan[] {
  const exception = exceptionOn(hours, day);
  return exception === undefined ? weekdaySpans(hours, weekdayOf(day)) : (exception.open ?? []);
}

/** The exception that this day belongs to, if any. */
export const exceptionOn = (hours: OfficeHours, date: CalendarDay): HoursException | undefined =>
  hours.exceptions.find(({ day, through = day }) => day <= date && date <= through);

/** Whether the office is open, and when that changes next; null when it does not open within the coming weeks. */
export function officeStatus(hours: OfficeHours, now: Date) {
  const { day: today, time } = timeIn(hours.timeZone, now);
  const [span] = openSpans(hours, today).filter(({ closes }) => closes > time);
  const isOpen = span !== undefined && span.opens <= time;
  const next = span ? { day: today, time: isOpen ? span.closes : span.opens } : nextOpening(hours, today);
  return { isOpen, next: next && { ...next, at: momentIn(hours.timeZone, next.day, next.time) } };
}

/** When the office first opens on a day after this one; null when it does not within the coming weeks. */
export function nextOpening(hours: OfficeHours, today: CalendarDay): Opening | null {
  for (let ahead = 1; ahead <= daysLookedAhead; ahead++) {
    const day = daysAfter(today, ahead);
    const [span] = openSpans(hours, day);
    if (span) return { day, time: span.opens };
  }
  return null;
}

/** The office's status: "Open now, break 1-2 PM, closes 7 PM", or "Closed, opens Tuesday at 10 AM". */
export function statusText(hours: OfficeHours, now: Date): string {
  const { isOpen, next } = officeStatus(hours, now);
  if (next === null) return 'Closed';
  const today = todayIn(hours.timeZone, now);
  if (isOpen) return openText(openSpans(hours, today), next.time);
  return `Closed, opens ${dayText(today, next.day)}at ${timeInWords(next.time)}`;
}

const anHour = 3_600_000;

/** How long before the office opens, in milliseconds, what is said about urgent problems changes. */
const waits = { 'two hours': 2 * anHour, 'a day': 24 * anHour } as const;

/** When the state of the office changes next, or how soon it opens; null when it does not within the coming weeks. */
export function nextChange(hours: OfficeHours, now: Date): number | null {
  const { isOpen, next } = officeStatus(hours, now);
  if (next === null) return null;
  const changes = [...(isOpen ? [] : Object.values(waits)), 0].map((wait) => next.at.getTime() - wait);
  return Math.min(...changes.filter((at) => at > now.getTime()));
}

/** Whether the office is open, and if not, when it opens, for what to do about something urgent. */
export function officeState(hours: OfficeHours, now: Date): OfficeState {
  const { isOpen, next } = officeStatus(hours, now);
  if (isOpen) return { is: 'open' };
  if (next === null) return { is: 'closed', opens: null, within: null };
  const wait = next.at.getTime() - now.getTime();
  if (wait <= waits['two hours']) return { is: 'closed', opens: timeInWords(next.time), within: 'two hours' };
  const opens = openingText(todayIn(hours.timeZone, now), next);
  return { is: 'closed', opens, within: wait <= waits['a day'] ? 'a day' : null };
}

/** "today at 10 AM", "Saturday at 10 AM", "Friday, January 1 at 10 AM". */
const openingText = (today: CalendarDay, { day, time }: Opening) =>
  `${dayText(today, day) || 'today '}at ${timeInWords(time)}`;

/** Until `closes`, or until the end of the day after a break. */
function openText(spans: readonly OpenSpan[], closes: TimeOfDay): string {
  const after = spans[spans.findIndex((span) => span.closes === closes) + 1];
  if (after === undefined) return `Open now, closes at ${timeInWords(closes)}`;
  const end = spans.at(-1) ?? after;
  return `Open now, break ${rangeText(closes, after.opens)}, closes ${timeInWords(end.closes)}`;
}

/** "1-2 PM", "11 AM-1 PM"; with a word joiner, which keeps it on one line. */
function rangeText(from: TimeOfDay, to: TimeOfDay): string {
  const end = timeInWords(to);
  const [start, half = ''] = timeInWords(from).split(' ');
  return `${end.endsWith(half) ? start : timeInWords(from)}-\u2060${end}`;
}

/** The days of a week, from Monday to Sunday. */
const daysOfWeek = (): CalendarDay[] => Array.from({ length: 7 }, (_, ahead) => daysAfter('2000-01-03', ahead));

/** One day of each kind: those of a week, and the exceptions. */
const kindsOfDays = (hours: OfficeHours): CalendarDay[] => [...daysOfWeek(), ...hours.exceptions.map(({ day }) => day)];

/** How it is said on the evening before each kind of day when the office opens. */
const openings = (hours: OfficeHours): string[] =>
  kindsOfDays(hours).flatMap((day) => {
    const eve = daysAfter(day, -1);
    const next = nextOpening(hours, eve);
    return next === null ? [] : openingText(eve, next);
  });

/** The first of the longest texts. */
export const longestOf = (texts: readonly string[]): string =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');

/** The longest text that `statusText` returns. */
const longestStatusText = (hours: OfficeHours): string =>
  longestOf([
    ...openings(hours).map((opens) => `Closed, opens ${opens}`),
    ...kindsOfDays(hours).flatMap((day) => {
      const spans = openSpans(hours, day);
      return spans[0] === undefined ? [] : openText(spans, spans[0].closes);
    }),
  ]);

function dayText(today: CalendarDay, day: CalendarDay): string {
  if (day === today) return '';
  if (day <= daysAfter(today, 6)) return `${weekdayOf(day)} `;
  return `${dateWithoutYear(day)} `;
}

/** The hours of a day in words: "10 AM-6 PM", or "Closed". */
const dayHoursInWords = (hours: DayHours): string =>
  hours === null ? 'Closed' : `${timeInWords(hours.opens)}-${timeInWords(hours.closes)}`;

/** Days of a week with the same hours, in words. */
export interface WeekLine {
  weekdays: readonly Weekday[];
  /** The first and the last of them: "Tuesday-Friday". */
  days: string;
  /** "10 AM-6 PM" */
  hours: string;
  isOpen: boolean;
}

/** The week from Monday to Sunday, with neighboring days of the same hours in one line. */
function weekLines(week: OfficeHours['week']): WeekLine[] {
  const lines: { weekdays: Weekday[]; hours: string; isOpen: boolean }[] = [];
  for (const weekday of daysOfWeek().map(weekdayOf)) {
    const hours = dayHoursInWords(week[weekday]);
    const line = lines.at(-1);
    if (line?.hours === hours) line.weekdays.push(weekday);
    else lines.push({ weekdays: [weekday], hours, isOpen: week[weekday] !== null });
  }
  return lines.map((line) => ({
    ...line,
    days: [...new Set([line.weekdays[0], line.weekdays.at(-1)])].join('-'),
  }));
}

/** What is said of the hours at any time, in words. The build writes it, so that no page waits for `Intl` while it hydrates. */
export const hoursInWords = (hours: OfficeHours) => ({
  week: weekLines(hours.week),
  longestStatus: longestStatusText(hours),
  /** Every kind of state, each with its longest words, for texts that reserve their space. */
  states: [
    { is: 'unknown' },
    { is: 'open' },
    { is: 'closed', opens: '10:30 AM', within: 'two hours' },
    { is: 'closed', opens: longestOf(openings(hours)), within: 'a day' },
    { is: 'closed', opens: longestOf(openings(hours)), within: null },
  ] satisfies OfficeState[],
});

const daysAnnounced = 14;

/** The exceptions to announce on this day, in words: those of today and the next two weeks. */
export const exceptionsSoon = (hours: OfficeHours, today: CalendarDay) =>
  hours.exceptions
    .filter(({ day, through = day }) => through >= today && day <= daysAfter(today, daysAnnounced))
    .map(({ day, through, name, open }) => ({
      name,
      isToday: day <= today,
      date: dateWithoutYear(day) + (through === undefined ? '' : ` to ${dateWithoutYear(through)}`),
      hours: open === undefined ? 'Closed' : open.map(dayHoursInWords).join(', '),
    }));
