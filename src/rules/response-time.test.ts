import { expect, it } from 'vitest';
import { forms } from '#content/forms.data.ts';
import { hours } from '#tests/support/office-hours.ts';
import { responseTime } from './response-time.ts';

const promise = 'We answer within one business day.';
const words = { ...forms, responseTime: promise, responseBy: { businessDays: 1, text: 'By {answerDay}.' } };

it.each([
  ['Thursday noon', '2026-11-19T17:00:00Z', 'By Friday evening.'],
  ['Friday night', '2026-11-21T03:00:00Z', 'By Saturday evening.'],
  ['Saturday, after closing', '2026-11-21T23:00:00Z', 'By Monday evening.'],
  ['Sunday', '2026-11-22T15:00:00Z', 'By Monday evening.'],
  ['the last minute of Sunday in New York', '2026-11-23T04:59:00Z', 'By Monday evening.'],
  ['the first minute of Monday in New York', '2026-11-23T05:00:00Z', 'By Tuesday evening.'],
  ['the day before a holiday', '2026-11-25T15:00:00Z', 'By Friday evening.'],
  ['before a day with shorter hours', '2026-12-23T15:00:00Z', 'By Thursday evening.'],
])('names the next day on which the office opens, on %s', (_when, now, text) => {
  expect(responseTime(words, hours, new Date(now))).toBe(text);
});

it('counts as many days as the owner promises, and names the date of a day after a long break', () => {
  const days = (businessDays: number) => ({ ...words, responseBy: { ...words.responseBy, businessDays } });
  const friday = new Date('2026-11-20T15:00:00Z');
  expect(responseTime(days(2), hours, friday)).toBe('By Monday evening.');
  const closed = { ...hours, exceptions: [{ day: '2026-11-21', through: '2026-11-29', name: 'Vacation' } as const] };
  expect(responseTime(words, closed, friday)).toBe('By Monday, November 30.');
});

it('repeats the promise where no day can be named', () => {
  const now = new Date('2026-11-20T15:00:00Z');
  expect(responseTime({ ...words, responseBy: null }, hours, now)).toBe(promise);
  const closed = { ...hours, exceptions: [{ day: '2026-11-21', through: '2027-11-21', name: 'Moving' } as const] };
  expect(responseTime(words, closed, now)).toBe(promise);
});
