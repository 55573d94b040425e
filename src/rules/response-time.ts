import type { FormWords, OfficeHours } from '#content/schema/practice.ts';
import { type CalendarDay, dateWithoutYear, daysAfter, todayIn, weekdayOf } from '#contract/dates.ts';
import { longestOf, nextOpening } from './office-hours.ts';

/** When to expect an answer to what is sent now: by a day, if the owner promises one and the office opens soon. */
export function responseTime(words: FormWords, hours: OfficeHours, now: Date): string {
  const { responseTime: promise, responseBy } = words;
  const today = todayIn(hours.timeZone, now);
  const day = responseBy && dayOfAnswer(hours, today, responseBy.businessDays);
  if (!responseBy || !day) return promise;
  return responseBy.text.replace(
    '{answerDay}',
    day <= daysAfter(today, 6) ? `${weekdayOf(day)} evening` : dateWithoutYear(day),
  );
}

/** The longest text that `responseTime` usually returns. */
export const longestResponseTime = ({ responseTime: promise, responseBy }: FormWords): string =>
  longestOf([promise, responseBy?.text.replace('{answerDay}', 'Wednesday evening') ?? '']);

/** Counts days on which the office opens, from the next one. */
function dayOfAnswer(hours: OfficeHours, from: CalendarDay, businessDays: number): CalendarDay | undefined {
  const next = nextOpening(hours, from)?.day;
  return next && businessDays > 1 ? dayOfAnswer(hours, next, businessDays - 1) : next;
}
