import type { CalendarDay, TimeOfDay } from '#content/types.ts';

/** The UTC offsets of a time zone, from one instant to another. */
export interface UtcOffsets {
  timeZone: string;
  /** When each offset begins, in order: in minutes since 1970, with the offset in minutes; null at the end. */
  offsets: readonly (readonly [from: number, offset: number | null])[];
}

/** Those of the office, where the build has compiled them in; see `scripts/build/utc-offsets.ts`. */
const ofOffice: UtcOffsets | undefined = import.meta.env?.UTC_OFFSETS;

/** A date and time on a clock. */
interface ClockTime {
  day: CalendarDay;
  time: TimeOfDay;
}

/**
 * The date and time in a time zone.
 * @param known UTC offsets that need not be asked of `Intl`, whose first use takes a slow phone 50 ms
 */
export function timeIn(timeZone: string, now: Date, known = ofOffice): ClockTime {
  const minutes = now.getTime() / 60_000;
  const offset = known?.timeZone === timeZone ? known.offsets.findLast(([from]) => from <= minutes)?.[1] : null;
  return offset == null
    ? timeByIntl(timeZone, now)
    : clockTime(new Date(now.getTime() + offset * 60_000).toISOString());
}

function timeByIntl(timeZone: string, now: Date): ClockTime {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const { year, month, day, hour, minute } = Object.fromEntries(
    clock.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return clockTime(`${year}-${month}-${day}T${hour}:${minute}`);
}

/** Reads `2026-11-20T10:00…`. */
const clockTime = (text: string): ClockTime => ({
  day: text.slice(0, 10) as CalendarDay,
  time: text.slice(11, 16) as TimeOfDay,
});

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
