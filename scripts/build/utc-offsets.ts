import { timeIn, type UtcOffsets } from '../../src/rules/time-zone.ts';

/** In minutes. Clocks do not change twice within a week. */
const week = 7 * 24 * 60;
const yearsAhead = 3;

/** The UTC offset of a time zone, in minutes. */
function offsetAt(timeZone: string, minutes: number): number {
  const clock = timeIn(timeZone, new Date(minutes * 60_000));
  return Date.parse(`${clock.day}T${clock.time}Z`) / 60_000 - minutes;
}

/** The first minute with another offset than `from`, up to `to`, which has another one. */
function changeBetween(timeZone: string, from: number, to: number): number {
  const middle = Math.floor((from + to) / 2);
  if (middle === from) return to;
  const isBefore = offsetAt(timeZone, middle) === offsetAt(timeZone, from);
  return isBefore ? changeBetween(timeZone, middle, to) : changeBetween(timeZone, from, middle);
}

/**
 * The UTC offsets of a time zone in this year and the next three. They are whole years, so that two builds of a year have the
 * same scripts, and browsers keep them.
 */
export function utcOffsets(timeZone: string, now: Date): UtcOffsets {
  const startOf = (year: number) => Date.UTC(year, 0, 1) / 60_000;
  const first = startOf(now.getUTCFullYear());
  const end = startOf(now.getUTCFullYear() + yearsAhead + 1);
  const offsets: [number, number | null][] = [[first, offsetAt(timeZone, first)]];
  for (let from = first; from < end; from += week) {
    if (offsetAt(timeZone, from) === offsetAt(timeZone, from + week)) continue;
    const change = changeBetween(timeZone, from, from + week);
    offsets.push([change, offsetAt(timeZone, change)]);
  }
  return { timeZone, offsets: [...offsets, [end, null]] };
}
