import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#content/types.ts';
import { dateInWords, dateWithoutYear, longDate, momentInWords } from './date-in-words.ts';
import { daysAfter } from './office-hours.ts';

describe('a date in words', () => {
  it('is that of Intl on every day of four years', () => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
    const long = format({ dateStyle: 'full' });
    const withoutYear = format({ weekday: 'long', month: 'long', day: 'numeric' });
    const withoutWeekday = format({ dateStyle: 'long' });
    for (let day: CalendarDay = '2026-01-01'; day < '2030-01-01'; day = daysAfter(day, 1)) {
      const date = new Date(day);
      expect([longDate(day), dateWithoutYear(day), dateInWords(day)]).toEqual(
        [long, withoutYear, withoutWeekday].map((form) => form.format(date)),
      );
    }
  });

  it('is that of a real day', () => {
    expect(() => dateInWords('2026-13-01')).toThrow(RangeError);
  });
});

describe('a moment in words', () => {
  it('is in the time of a zone, which is named after its city', () => {
    expect(momentInWords('America/New_York', new Date('2026-11-21T04:30:00Z'))).toBe(
      'Friday, November 20, 2026 at 11:30 PM, New York time',
    );
    expect(momentInWords('America/Indiana/Indianapolis', new Date('2026-07-01T16:05:00Z'))).toBe(
      'Wednesday, July 1, 2026 at 12:05 PM, Indianapolis time',
    );
  });
});
