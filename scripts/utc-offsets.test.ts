import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeIn } from '../src/rules/time-zone.ts';
import { utcOffsets } from './utc-offsets.ts';

const start = new Date('2026-11-25T12:00:00Z');
const hour = 3_600_000;
const years = (count: number) => count * 365 * 24 * hour;

it('are those between which the clocks of New York change', () => {
  const { timeZone, offsets } = utcOffsets('America/New_York', start);
  expect(timeZone).toBe('America/New_York');
  expect(offsets.map(([from, offset]) => [new Date(from * 60_000).toISOString().slice(0, 16), offset])).toEqual([
    ['2026-11-25T12:00', -300],
    ['2027-03-14T07:00', -240],
    ['2027-11-07T06:00', -300],
    ['2028-03-12T07:00', -240],
    ['2028-11-05T06:00', -300],
    ['2029-03-11T07:00', -240],
    ['2029-11-04T06:00', -300],
    ['2029-11-21T12:00', null],
  ]);
});

it.each(['America/New_York', 'America/Phoenix', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
  'give the time of Intl in %s, also before and after the years that they cover',
  (timeZone) => {
    const known = utcOffsets(timeZone, start);
    const instants = fc.date({
      min: new Date(start.getTime() - years(1)),
      max: new Date(start.getTime() + years(4)),
      noInvalidDate: true,
    });
    const agree = (now: Date): void => {
      expect(timeIn(timeZone, now, known)).toEqual(timeIn(timeZone, now));
    };
    fc.assert(fc.property(instants, agree));
    for (const [from] of known.offsets) for (const minutes of [-1, 0, 1]) agree(new Date((from + minutes) * 60_000));
  },
);

it('are not used for another time zone', () => {
  const known = utcOffsets('America/New_York', start);
  expect(timeIn('America/Chicago', start, known)).toEqual({ day: '2026-11-25', time: '06:00' });
});

it('give the time without Intl', () => {
  const known = utcOffsets('America/New_York', start);
  const intl = globalThis.Intl;
  Reflect.deleteProperty(globalThis, 'Intl');
  try {
    expect(timeIn('America/New_York', new Date('2028-07-04T03:59:30Z'), known)).toEqual({
      day: '2028-07-03',
      time: '23:59',
    });
  } finally {
    globalThis.Intl = intl;
  }
});
