import type { CalendarDay, OfficeHours, TimeOfDay, Weekday } from '../../content/types.ts';

/** An uninterrupted time in which the office is open. */
export interface OpenSpan {
  opens: TimeOfDay;
  closes: TimeOfDay;
}

/** A time of day on a day of New York's calendar, and the moment it is. */
export interface OfficeMoment {
  day: CalendarDay;
  time: TimeOfDay;
  at: Date;
}

/** Whether the office is open, and when that changes. */
export interface OfficeStatus {
  isOpen: boolean;
  /** When it next closes or opens; null when it does not open within the coming weeks. */
  next: OfficeMoment | null;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const daysLookedAhead = 60;

const newYorkClock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The day and the time of day it is in New York. */
export function newYorkTime(now: Date): { day: CalendarDay; time: TimeOfDay } {
  const { year, month, day, hour, minute } = Object.fromEntries(
    newYorkClock.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return { day: `${year}-${month}-${day}` as CalendarDay, time: `${hour}:${minute}` as TimeOfDay };
}

/** The moment at which a clock in New York shows this time on this day. */
export function newYorkMoment(day: CalendarDay, time: TimeOfDay): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutesOf(time) * 60_000;
  const shown = (at: number) => {
    const clock = newYorkTime(new Date(at));
    return Date.parse(`${clock.day}T${clock.time}:00Z`);
  };
  // The zone's distance is read at a moment near the wanted one, then once more at the moment this leads to.
  const near = wanted + (wanted - shown(wanted));
  return new Date(near + (wanted - shown(near)));
}

/** The weekday of a day of the calendar. */
export const weekdayOf = (day: CalendarDay): Weekday => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'Sunday';

/** The times in which the office is open on a weekday without holiday, first to last, the daily break taken out. */
export function weekdaySpans(hours: OfficeHours, weekday: Weekday): readonly OpenSpan[] {
  const { week, dailyBreak } = hours;
  const whole = week[weekday];
  if (whole === null) return [];
  const morning = { opens: whole.opens, closes: earlier(whole.closes, dailyBreak.starts) };
  const afternoon = { opens: later(whole.opens, dailyBreak.ends), closes: whole.closes };
  return [morning, afternoon].filter(({ opens, closes }) => minutesOf(opens) < minutesOf(closes));
}

/** The times in which the office is open on this day; none on a holiday or a closed weekday. */
export const openSpans = (hours: OfficeHours, day: CalendarDay): readonly OpenSpan[] =>
  holidayOn(hours, day) === null ? weekdaySpans(hours, weekdayOf(day)) : [];

/** The name of the holiday on which the office is closed, else null. */
const holidayOn = (hours: OfficeHours, day: CalendarDay): string | null =>
  hours.holidays.find((holiday) => holiday.day === day)?.name ?? null;

/** Whether the office is open at this moment, and when that changes. */
export function officeStatus(hours: OfficeHours, now: Date): OfficeStatus {
  const { day: today, time } = newYorkTime(now);
  const isPast = (moment: TimeOfDay) => minutesOf(moment) <= minutesOf(time);
  const current = openSpans(hours, today).find(({ opens, closes }) => isPast(opens) && !isPast(closes));
  if (current) return { isOpen: true, next: momentOf(today, current.closes) };
  for (let ahead = 0; ahead <= daysLookedAhead; ahead++) {
    const day = daysAfter(today, ahead);
    const span = openSpans(hours, day).find(({ opens }) => ahead > 0 || !isPast(opens));
    if (span) return { isOpen: false, next: momentOf(day, span.opens) };
  }
  return { isOpen: false, next: null };
}

/**
 * The office's status in words: "Open now, closes at 6 PM", "Closed, opens at 2 PM", "Closed, opens Tuesday at 10 AM".
 * A day more than six days away is given with its date.
 */
export function statusText(hours: OfficeHours, now: Date): string {
  const { isOpen, next } = officeStatus(hours, now);
  if (next === null) return 'Closed';
  if (isOpen) return `Open now, closes at ${timeText(next.time)}`;
  const { day: today } = newYorkTime(now);
  return `Closed, opens ${dayText(today, next.day)}at ${timeText(next.time)}`;
}

/** What a visitor should know about the office on a day they would like to come; null on days it is open. */
export function dayHint(hours: OfficeHours, day: CalendarDay): string | null {
  const holiday = holidayOn(hours, day);
  if (holiday !== null) return `We are closed that day (${holiday}). We will suggest a day near it.`;
  if (hours.week[weekdayOf(day)] !== null) return null;
  return `We are closed on ${weekdayOf(day)}s. We will suggest a day near it.`;
}

/**
 * What a visitor should know when the time they would like lies partly or wholly outside the day's hours; null when it
 * lies within them, and on days the office is closed.
 */
export function timeHint(hours: OfficeHours, day: CalendarDay, wanted: OpenSpan): string | null {
  const spans = openSpans(hours, day);
  const isWithin = spans.some(
    ({ opens, closes }) => minutesOf(opens) <= minutesOf(wanted.opens) && minutesOf(wanted.closes) <= minutesOf(closes),
  );
  const first = spans[0];
  const last = spans.at(-1);
  if (isWithin || first === undefined || last === undefined) return null;
  const open = `We are open from ${timeText(first.opens)} to ${timeText(last.closes)} on ${weekdayOf(day)}s`;
  return `${open}. We will suggest the nearest time.`;
}

/** Reads the span from a choice such as "Morning (10 AM - 12 PM)"; null when it names none. */
export function spanInWords(text: string): OpenSpan | null {
  const times = [...text.matchAll(/\b(\d{1,2})(?::(\d{2}))? ?(AM|PM)\b/g)].map(([, hour, minute, half]) =>
    timeOf((Number(hour) % 12) * 60 + Number(minute ?? 0) + (half === 'PM' ? 720 : 0)),
  );
  const [opens, closes] = times;
  return opens !== undefined && closes !== undefined ? { opens, closes } : null;
}

/** A time of day as it is read in the United States: "18:00" is "6 PM", "13:30" is "1:30 PM". */
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
  return `${longDay.format(new Date(`${day}T00:00:00Z`))} `;
}

const longDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });

const momentOf = (day: CalendarDay, time: TimeOfDay): OfficeMoment => ({ day, time, at: newYorkMoment(day, time) });

function daysAfter(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10) as CalendarDay;
}

function minutesOf(time: TimeOfDay): number {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}

const timeOf = (minutes: number): TimeOfDay =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}` as TimeOfDay;
const twoDigits = (count: number): string => String(count).padStart(2, '0');
const earlier = (one: TimeOfDay, other: TimeOfDay): TimeOfDay => (minutesOf(one) <= minutesOf(other) ? one : other);
const later = (one: TimeOfDay, other: TimeOfDay): TimeOfDay => (minutesOf(one) >= minutesOf(other) ? one : other);
