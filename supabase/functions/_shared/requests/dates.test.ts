import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, longDate, readDate, todayInNewYork } from './dates.ts';

describe('today in New York', () => {
  it.each([
    ['2026-11-20T04:59:59Z', '2026-11-19'],
    ['2026-11-20T05:00:00Z', '2026-11-20'],
    ['2026-07-01T03:59:59Z', '2026-06-30'],
    ['2026-07-01T04:00:00Z', '2026-07-01'],
    ['2026-03-08T06:59:59Z', '2026-03-08'],
    ['2026-03-09T03:59:59Z', '2026-03-08'],
    ['2026-11-01T05:30:00Z', '2026-11-01'],
    ['2026-11-02T04:59:59Z', '2026-11-01'],
    ['2027-01-01T04:59:59Z', '2026-12-31'],
  ])('at %s is %s', (moment, day) => {
    expect(todayInNewYork(new Date(moment))).toBe(day);
  });
});

describe('a date as people write it', () => {
  it.each([
    ['4/12/1985', '1985-04-12'],
    [' 04 / 12 / 1985 ', '1985-04-12'],
    ['4-12-1985', '1985-04-12'],
    ['4.12.1985', '1985-04-12'],
    ['04121985', '1985-04-12'],
    ['1985-04-12', '1985-04-12'],
    ['1985/4/12', '1985-04-12'],
    ['April 12, 1985', '1985-04-12'],
    ['april 12th 1985', '1985-04-12'],
    ['Apr. 12, 1985', '1985-04-12'],
    ['12 Sept 1985', '1985-09-12'],
    ['Friday, November 20, 2026', '2026-11-20'],
    ['2/29/2024', '2024-02-29'],
  ])('reads %s', (text, day) => {
    expect(readDate(text)).toBe(day);
  });

  it.each([
    '',
    'soon',
    '4/12/85',
    '13/1/1985',
    '2/29/2025',
    '4/31/1985',
    '0/1/1985',
    'Ma 1, 1985',
    'Smarch 1, 1985',
    '1985',
  ])('does not guess at %j', (text) => {
    expect(readDate(text)).toBeNull();
  });

  it('reads back every day that it writes in words', () => {
    const days = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10) as CalendarDay);
    fc.assert(
      fc.property(days, (day) => {
        expect(readDate(longDate(day))).toBe(day);
        expect(readDate(day)).toBe(day);
      }),
    );
  });
});

it('writes a day in words', () => {
  expect(longDate('2026-11-20')).toBe('Friday, November 20, 2026');
});
