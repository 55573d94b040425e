import type { OfficeState } from '#content/signs/next-step.ts';
import type { CalendarDay, Holiday, OfficeHours, TimeOfDay, Weekday } from '#content/types.ts';
import { dateWithoutYear, weekdayOf, weekdays } from './date-in-words.ts';
import { momentIn, timeIn } from './time-zone.ts';

/** An interval in which the office is open. */
export interface OpenSpan {
  opens: TimeOfDay;
  closes: TimeOfDay;
}

/** A date and time at the office. */
interface Opening {
  day: CalendarDay;
  time: TimeOfDay;
}

/** A date and time at the office, and the instant it denotes. */
export interface OfficeMoment extends Opening {
  at: Date;
}

/** Whether the office is open, and when that changes. */
export interface OfficeStatus {
  isOpen: boolean;
  /** When it next closes or opens; null when it does not open within the coming weeks. */
  next: OfficeMoment | null;
}

const daysLookedAhead = 60;

/** The intervals in which the office is open on a regular weekday, in order, without the daily break. */
export const weekdaySpans = ({ week, dailyBreak }: OfficeHours, weekday: Weekday): readonly OpenSpan[] =>
  spansWithin(week[weekday], dailyBreak);

/** The intervals in which the office is open on this day; none on a closed weekday, and on most holidays. */
export function openSpans(hours: OfficeHours, day: CalendarDay): readonly OpenSpan[] {
  const holiday = holidayOn(hours, day);
  return holiday === undefined
    ? weekdaySpans(hours, weekdayOf(day))
    : spansWithin(holiday.hours ?? null, hours.dailyBreak);
}

function spansWithin(whole: OpenSpan | null, dailyBreak: OfficeHours['dailyBreak']): OpenSpan[] {
  if (whole === null) return [];
  const morning = { opens: whole.opens, closes: earlier(whole.closes, dailyBreak.starts) };
  const afternoon = { opens: later(whole.opens, dailyBreak.ends), closes: whole.closes };
  return [morning, afternoon].filter(({ opens, closes }) => minutesOf(opens) < minutesOf(closes));
}

/** The holiday on this day, if it is one. */
export const holidayOn = (hours: OfficeHours, day: CalendarDay): Holiday | undefined =>
  hours.holidays.find((holiday) => holiday.day === day);

/** Whether the office is open at this moment, and when that changes. */
export function officeStatus(hours: OfficeHours, now: Date): OfficeStatus {
  const { day: today, time } = timeIn(hours.timeZone, now);
  const isPast = (moment: TimeOfDay) => minutesOf(moment) <= minutesOf(time);
  const current = openSpans(hours, today).find(({ opens, closes }) => isPast(opens) && !isPast(closes));
  if (current) return { isOpen: true, next: momentOf(hours, today, current.closes) };
  const laterToday = openSpans(hours, today).find(({ opens }) => !isPast(opens));
  const next = laterToday ? { day: today, time: laterToday.opens } : nextOpening(hours, today);
  return { isOpen: false, next: next && momentOf(hours, next.day, next.time) };
}

/** When the office first opens on a day after this one; null when it does not within the coming weeks. */
function nextOpening(hours: OfficeHours, today: CalendarDay): Opening | null {
  for (let ahead = 1; ahead <= daysLookedAhead; ahead++) {
    const day = daysAfter(today, ahead);
    const [span] = openSpans(hours, day);
    if (span) return { day, time: span.opens };
  }
  return null;
}

/**
 * The office's status in words: "Open now, closes at 6 PM", "Closed, opens at 2 PM", "Closed, opens Tuesday at 10 AM".
 * A day more than six days away is given with its date.
 */
export function statusText(hours: OfficeHours, now: Date): string {
  const { isOpen, next } = officeStatus(hours, now);
  if (next === null) return 'Closed';
  if (isOpen) return `Open now, closes at ${timeText(next.time)}`;
  const { day: today } = timeIn(hours.timeZone, now);
  return closedText(today, next);
}

/** Within how many milliseconds an opening is soon. */
const soon = 2 * 3_600_000;

/** Whether the office is open, and if not, when it opens, for what to do about something urgent. */
export function officeState(hours: OfficeHours, now: Date): OfficeState {
  const { isOpen, next } = officeStatus(hours, now);
  if (isOpen) return { is: 'open' };
  if (next === null) return { is: 'closed', opens: null, isSoon: false };
  const isSoon = next.at.getTime() - now.getTime() <= soon;
  return {
    is: 'closed',
    opens: isSoon ? timeText(next.time) : openingText(timeIn(hours.timeZone, now).day, next),
    isSoon,
  };
}

/** "today at 10 AM", "Saturday at 10 AM", "Friday, January 1 at 10 AM". */
const openingText = (today: CalendarDay, { day, time }: Opening) =>
  `${dayText(today, day) || 'today '}at ${timeText(time)}`;

/** Every kind of state, each with its longest words, for texts that reserve their space. */
export function officeStates(hours: OfficeHours): OfficeState[] {
  const longest = longestStatusText(hours).replace('Closed, opens ', '');
  return [
    { is: 'unknown' },
    { is: 'open' },
    { is: 'closed', opens: '10:30 AM', isSoon: true },
    { is: 'closed', opens: longest, isSoon: false },
  ];
}

const closedText = (today: CalendarDay, { day, time }: Opening) =>
  `Closed, opens ${dayText(today, day)}at ${timeText(time)}`;

/** The longest text that `statusText` returns: on an evening of a regular week, or before a holiday. */
export function longestStatusText(hours: OfficeHours): string {
  const days = [
    ...weekdays.map((_weekday, ahead) => daysAfter('2000-01-02', ahead)),
    ...hours.holidays.map(({ day }) => day),
  ];
  const texts = days.map((day) => {
    const eve = daysAfter(day, -1);
    const next = nextOpening(hours, eve);
    return next === null ? '' : closedText(eve, next);
  });
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest));
}

/** A time in 12-hour format: "18:00" is "6 PM", "13:30" is "1:30 PM". */
export function timeText(time: TimeOfDay): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  const minute = minutes % 60;
  const half = hour % 24 < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${twoDigits(minute)}`} ${half}`;
}

function dayText(today: CalendarDay, day: CalendarDay): string {
  if (day === today) return '';
  if (day <= daysAfter(today, 6)) return `${weekdayOf(day)} `;
  return `${dateWithoutYear(day)} `;
}

const momentOf = ({ timeZone }: OfficeHours, day: CalendarDay, time: TimeOfDay): OfficeMoment => ({
  day,
  time,
  at: momentIn(timeZone, day, time),
});

/** The day `count` days after another. */
export function daysAfter(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10) as CalendarDay;
}

/** A time of day in minutes since midnight. */
export function minutesOf(time: TimeOfDay): number {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}

/** A number below 100 with two digits: "07". */
export const twoDigits = (count: number): string => String(count).padStart(2, '0');
const earlier = (one: TimeOfDay, other: TimeOfDay): TimeOfDay => (minutesOf(one) <= minutesOf(other) ? one : other);
const later = (one: TimeOfDay, other: TimeOfDay): TimeOfDay => (minutesOf(one) >= minutesOf(other) ? one : other);
