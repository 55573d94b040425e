import type { HoursException, OfficeHours } from '#content/schema/practice.ts';
import type { CalendarDay } from '#content/schema/values.ts';
import { timeIn, timeInWords, weekdayOf } from '#contract/dates.ts';
import type { Note } from './note.ts';
import { exceptionOn, type OpenSpan, openSpans } from './office-hours.ts';

/** What is added to the name of a closed day: "closed", "closed, Thanksgiving Day"; null for other days. */
export function closedWords(hours: OfficeHours, day: CalendarDay): string | null {
  if (openSpans(hours, day).length > 0) return null;
  const exception = exceptionOn(hours, day);
  return exception === undefined ? 'closed' : `closed, ${exception.name}`;
}

/** A hint about the preferred day of a visit; null when the office is open as usual. */
export function dayHint(hours: OfficeHours, day: CalendarDay, now: Date): Note | null {
  const exception = exceptionOn(hours, day);
  const open = wholeSpan(openSpans(hours, day));
  if (open === null) return ['We are closed ', ...onThatDay(day, exception), '. We will suggest a day near it.'];
  const { day: today, time } = timeIn(hours.timeZone, now);
  if (day === today && open.closes <= time) {
    return ['We are closed for today. We will suggest a day near it.'];
  }
  return exception === undefined ? null : [`We are open ${spanText(open)} `, ...onThatDay(day, exception), '.'];
}

/** A hint when the preferred time is not within the day's hours; null when it is, and when the office is closed. */
export function timeHint(hours: OfficeHours, day: CalendarDay, requested: OpenSpan): Note | null {
  const spans = openSpans(hours, day);
  const open = wholeSpan(spans);
  const isWithin = spans.some(({ opens, closes }) => opens <= requested.opens && requested.closes <= closes);
  if (isWithin || open === null) return null;
  return [
    `We are open ${spanText(open)} `,
    ...onThatDay(day, exceptionOn(hours, day)),
    '. We will suggest the nearest time.',
  ];
}

/** From the day's first opening to its last closing; null when the office is closed. */
function wholeSpan(spans: readonly OpenSpan[]): OpenSpan | null {
  const [first] = spans;
  return first ? { opens: first.opens, closes: (spans.at(-1) ?? first).closes } : null;
}

const spanText = ({ opens, closes }: OpenSpan): string => `from ${timeInWords(opens)} to ${timeInWords(closes)}`;

const onThatDay = (day: CalendarDay, exception: HoursException | undefined): Note =>
  exception === undefined ? ['on ', { answer: `${weekdayOf(day)}s` }] : ['that day (', { answer: exception.name }, ')'];
