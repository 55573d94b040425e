import { type CalendarDay, daysAfter } from '#contract/dates.ts';

/** The days that can be picked. */
export interface PickableDays {
  first: CalendarDay;
  last: CalendarDay;
  /** What is added to the name of a day on which the office is closed; null on other days. */
  closedWords: (day: CalendarDay) => string | null;
}

const dateOf = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): CalendarDay => date.toISOString().slice(0, 10) as CalendarDay;

/** The same day of a later month, or the last day of a shorter month. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const date = dateOf(day);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 0));
  last.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()));
  return dayOf(last);
}

/** The day clamped to those that can be picked. */
export function nearestPickable(day: CalendarDay, { first, last }: PickableDays): CalendarDay {
  if (day < first) return first;
  return day > last ? last : day;
}

/** The weeks of a day's month, from Sunday to Saturday; null for a day of another month. */
export function weeksOf(day: CalendarDay): (CalendarDay | null)[][] {
  const first: CalendarDay = `${day.slice(0, 7)}-01` as CalendarDay;
  const sunday = daysAfter(first, -dateOf(first).getUTCDay());
  const weeks = [0, 1, 2, 3, 4, 5].map((week) =>
    [0, 1, 2, 3, 4, 5, 6]
      .map((weekday) => daysAfter(sunday, week * 7 + weekday))
      .map((one) => (isSameMonth(one, day) ? one : null)),
  );
  return weeks.filter((week) => week.some((one) => one !== null));
}

/** Whether two days lie in the same month of the same year. */
export const isSameMonth = (one: CalendarDay, other: CalendarDay): boolean => one.slice(0, 7) === other.slice(0, 7);

/**
 * The day that a key moves to, always one that can be picked; null for other keys. Home and End move to the ends of the
 * week. `isLarge` is the key with Shift.
 */
export function dayAfterKey(
  key: string,
  from: CalendarDay,
  days: PickableDays,
  { isLarge, direction }: { isLarge: boolean; direction: 'ltr' | 'rtl' },
): CalendarDay | null {
  const weekday = dateOf(from).getUTCDay();
  const right = direction === 'rtl' ? -1 : 1;
  const targets: Readonly<Record<string, CalendarDay>> = {
    ArrowLeft: daysAfter(from, -right),
    ArrowRight: daysAfter(from, right),
    ArrowUp: daysAfter(from, -7),
    ArrowDown: daysAfter(from, 7),
    Home: daysAfter(from, -weekday),
    End: daysAfter(from, 6 - weekday),
    PageUp: addMonths(from, isLarge ? -12 : -1),
    PageDown: addMonths(from, isLarge ? 12 : 1),
  };
  const target = targets[key];
  return target === undefined ? null : nearestPickable(target, days);
}
