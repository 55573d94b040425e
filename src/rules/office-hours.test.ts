import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay, TimeOfDay } from '#content/schema/values.ts';
import { daysAfter, momentIn, timeIn } from '#contract/dates.ts';
import { hours } from '#tests/support/office-hours.ts';
import type { Note } from './note.ts';
import { exceptionsSoon, hoursInWords, officeStatus, openSpans, statusText, type WeekLine } from './office-hours.ts';
import { closedWords, dayHint, timeHint } from './visit-hints.ts';

const winterBreak = { day: '2026-12-24', through: '2026-12-31', name: 'Winter break' } as const;

/** A moment by the clock of the office. */
const at = (day: CalendarDay, time: TimeOfDay) => momentIn(hours.timeZone, day, time);

describe('the status in words', () => {
  it.each([
    ['2026-11-20', '10:00', 'Open now, break 1-\u20602 PM, closes 6 PM'],
    ['2026-11-23', '12:30', 'Open now, break 1-\u20602 PM, closes 7 PM'],
    ['2026-11-20', '13:00', 'Closed, opens at 2 PM'],
    ['2026-11-20', '14:00', 'Open now, closes at 6 PM'],
    ['2026-11-20', '18:00', 'Closed, opens Saturday at 10 AM'],
    ['2026-11-20', '09:59', 'Closed, opens at 10 AM'],
    ['2026-11-21', '16:00', 'Closed, opens Monday at 11 AM'],
    ['2026-11-23', '18:59', 'Open now, closes at 7 PM'],
    ['2026-11-26', '12:00', 'Closed, opens Friday at 10 AM'],
    ['2026-12-24', '11:00', 'Open now, closes at 12 PM'],
    ['2026-12-24', '12:00', 'Closed, opens Saturday at 10 AM'],
  ] as const)('on %s at %s: %s', (day, time, text) => {
    expect(statusText(hours, at(day, time))).toBe(text);
  });

  it('gives the date when the office opens in a week or later', () => {
    const closed = { ...hours, exceptions: [winterBreak] };
    expect(statusText(closed, at('2026-12-24', '09:00'))).toBe('Closed, opens Friday, January 1 at 10 AM');
  });

  it('looks sixty days ahead', () => {
    const week = { ...hours.week, Tuesday: null, Wednesday: null, Thursday: null, Friday: null, Saturday: null };
    const mondays = Array.from({ length: 8 }, (_, week) => daysAfter('2026-10-26', 7 * week));
    const closed = { ...hours, week, exceptions: mondays.map((day) => ({ day, name: 'Winter break' })) };
    expect(statusText(closed, at('2026-10-22', '12:00'))).toBe('Closed, opens Monday, December 21 at 11 AM');
    expect(statusText(closed, at('2026-10-21', '12:00'))).toBe('Closed');
  });

  it('is never longer than the reserved text', () => {
    expect(hoursInWords(hours).longestStatus).toBe('Open now, break 1-\u20602 PM, closes 7 PM');
    expect(hoursInWords({ ...hours, exceptions: [winterBreak] }).longestStatus).toBe(
      'Closed, opens Friday, January 1 at 10 AM',
    );
  });
});

it('is open by the clock of its own time zone', () => {
  const further = { ...hours, timeZone: 'America/Chicago' };
  const ten = at('2026-11-20', '10:00');
  expect(statusText(hours, ten)).toBe('Open now, break 1-\u20602 PM, closes 6 PM');
  expect(statusText(further, ten)).toBe('Closed, opens at 10 AM');
  expect(officeStatus(further, ten).next?.at).toEqual(at('2026-11-20', '11:00'));
});

describe('the days on which clocks change', () => {
  it.each([
    ['2026-03-07', '16:00', '2026-03-09T15:00:00.000Z'],
    ['2026-10-31', '16:00', '2026-11-02T16:00:00.000Z'],
  ] as const)('finds the next opening across the change after %s', (day, time, moment) => {
    expect(officeStatus(hours, at(day, time)).next?.at.toISOString()).toBe(moment);
  });

  it('treats a skipped time as the time an hour earlier', () => {
    expect(timeIn(hours.timeZone, at('2026-03-08', '02:30')).time).toBe('01:30');
  });
});

describe('any moment', () => {
  const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2029-12-31'), noInvalidDate: true });

  it('is open exactly within the open spans of its day', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const { day, time } = timeIn(hours.timeZone, now);
        const isWithin = openSpans(hours, day).some(({ opens, closes }) => opens <= time && time < closes);
        expect(officeStatus(hours, now).isOpen).toBe(isWithin);
      }),
      { numRuns: 300 },
    );
  });

  it('changes at the next moment and not a minute before', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const { isOpen, next } = officeStatus(hours, now);
        if (next === null) throw new Error('The office never changes');
        expect(next.at.getTime()).toBeGreaterThan(now.getTime());
        expect(officeStatus(hours, next.at).isOpen).toBe(!isOpen);
        expect(officeStatus(hours, new Date(next.at.getTime() - 60_000)).isOpen).toBe(isOpen);
      }),
      { numRuns: 300 },
    );
  });
});

describe('hints for a requested visit', () => {
  const wordsOf = (note: Note | null) => note?.map((part) => Object(part).answer ?? part).join('') ?? null;

  it.each([
    ['2026-11-22', 'We are closed on Sundays. We will suggest a day near it.'],
    ['2026-11-26', 'We are closed that day (Thanksgiving Day). We will suggest a day near it.'],
    ['2026-12-24', 'We are open from 10 AM to 12 PM that day (Christmas Eve).'],
    ['2026-11-20', null],
  ] as const)('on %s: %s', (day, hint) => {
    expect(wordsOf(dayHint(hours, day, at('2026-11-20', '12:00')))).toBe(hint);
  });

  it.each([
    ['2026-11-20', '17:59', null],
    ['2026-11-20', '18:00', 'We are closed for today. We will suggest a day near it.'],
    ['2026-12-24', '12:00', 'We are closed for today. We will suggest a day near it.'],
  ] as const)('for a visit today, %s at %s: %s', (day, time, hint) => {
    expect(wordsOf(dayHint(hours, day, at(day, time)))).toBe(hint);
  });

  it('mark what repeats the answer', () => {
    expect(dayHint(hours, '2026-11-22', at('2026-11-20', '12:00'))).toContainEqual({ answer: 'Sundays' });
    expect(dayHint(hours, '2026-11-26', at('2026-11-20', '12:00'))).toContainEqual({ answer: 'Thanksgiving Day' });
  });

  it.each([
    ['2026-11-21', '16:00', '18:00', 'We are open from 10 AM to 4 PM on Saturdays.'],
    ['2026-11-23', '10:00', '12:00', 'We are open from 11 AM to 7 PM on Mondays.'],
    ['2026-12-24', '16:00', '18:00', 'We are open from 10 AM to 12 PM that day (Christmas Eve).'],
    ['2026-11-20', '10:00', '12:00', null],
    ['2026-11-22', '10:00', '12:00', null],
  ] as const)('on %s from %s to %s: %s', (day, opens, closes, hint) => {
    expect(wordsOf(timeHint(hours, day, { opens, closes }))).toBe(hint && `${hint} We will suggest the nearest time.`);
  });
});

describe('exceptions', () => {
  it.each([
    ['2026-11-12', ['Thanksgiving Day']],
    ['2026-11-26', ['Thanksgiving Day']],
    ['2026-12-20', ['Christmas Eve', 'Christmas Day']],
  ] as const)('are announced two weeks before: on %s %j', (today, names) => {
    expect(exceptionsSoon(hours, today).map(({ name }) => name)).toEqual(names);
  });

  it('are given with their date and hours', () => {
    expect(exceptionsSoon(hours, '2026-12-20')).toEqual([
      { name: 'Christmas Eve', isToday: false, date: 'Thursday, December 24', hours: '10 AM-12 PM' },
      { name: 'Christmas Day', isToday: false, date: 'Friday, December 25', hours: 'Closed' },
    ]);
  });

  it('can open a Sunday, close early, and last for days', () => {
    const sunday = {
      day: '2026-12-20',
      name: 'Before Christmas',
      open: [{ opens: '12:00', closes: '15:00' }],
    } as const;
    const changed = { ...hours, exceptions: [sunday, winterBreak] };
    expect(statusText(changed, at('2026-12-20', '13:30'))).toBe('Open now, closes at 3 PM');
    expect(statusText(changed, at('2026-12-29', '11:00'))).toBe('Closed, opens Friday at 10 AM');
    expect(exceptionsSoon(changed, '2026-12-30')).toMatchObject([
      { date: 'Thursday, December 24 to Thursday, December 31', hours: 'Closed', isToday: true },
    ]);
    expect(closedWords(changed, '2026-12-28')).toBe('closed, Winter break');
  });

  it('are described as closed, like closed weekdays', () => {
    expect(closedWords(hours, '2026-11-22')).toBe('closed');
    expect(closedWords(hours, '2026-11-26')).toBe('closed, Thanksgiving Day');
    expect(closedWords(hours, '2026-12-24')).toBeNull();
    expect(closedWords(hours, '2026-11-20')).toBeNull();
  });
});

describe('the week in words', () => {
  const withoutWeekdays = (lines: readonly WeekLine[]) => lines.map(({ days, hours: open }) => ({ days, hours: open }));

  it('joins neighboring days with the same hours', () => {
    expect(withoutWeekdays(hoursInWords(hours).week)).toEqual([
      { days: 'Monday', hours: '11 AM-7 PM' },
      { days: 'Tuesday-Friday', hours: '10 AM-6 PM' },
      { days: 'Saturday', hours: '10 AM-4 PM' },
      { days: 'Sunday', hours: 'Closed' },
    ]);
  });

  it('never joins days across one with other hours, and ends with Sunday', () => {
    const half = { opens: '09:30', closes: '12:00' } as const;
    const week = { ...hours.week, Monday: hours.week.Tuesday, Wednesday: half, Saturday: null };
    expect(withoutWeekdays(hoursInWords({ ...hours, week }).week)).toEqual([
      { days: 'Monday-Tuesday', hours: '10 AM-6 PM' },
      { days: 'Wednesday', hours: '9:30 AM-12 PM' },
      { days: 'Thursday-Friday', hours: '10 AM-6 PM' },
      { days: 'Saturday-Sunday', hours: 'Closed' },
    ]);
  });
});
