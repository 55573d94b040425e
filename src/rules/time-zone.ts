import type { CalendarDay, TimeOfDay } from '#content/types.ts';

/** A date and time on a clock. */
interface ClockTime {
  day: CalendarDay;
  time: TimeOfDay;
}

/** A formatter takes longer to make than to use. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function makeFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** The date and time in a time zone. */
export function timeIn(timeZone: string, now: Date): ClockTime {
  const parts = (formatters.get(timeZone) ?? makeFormatter(timeZone)).formatToParts(now);
  const { year, month, day, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { day: `${year}-${month}-${day}` as CalendarDay, time: `${hour}:${minute}` as TimeOfDay };
}

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
