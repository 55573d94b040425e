import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeIn } from '../../src/rules/time-zone.ts';
import { utcOffsets } from './utc-offsets.ts';

const now = new Date('2026-11-25T12:00:00Z');

it('are those between which the clocks of New York change', () => {
  const { timeZone, offsets } = utcOffsets('America/New_York', now);
  expect(timeZone).toBe('America/New_York');
  expect(offsets.map(([from, offset]) => [new Date(from * 60_000).toISOString().slice(0, 16), offset])).toEqual([
    ['2026-01-01T00:00', -300],
    ['2026-03-08T07:00', -240],
    ['2026-11-01T06:00', -300],
    ['2027-03-14T07:00', -240],
    ['2027-11-07T06:00', -300],
    ['2028-03-12T07:00', -240],
    ['2028-11-05T06:00', -300],
    ['2029-03-11T07:00', -240],
    ['2029-11-04T06:00', -300],
    ['2030-01-01T00:00', null],
  ]);
});

it('are the same in every build of a year', () => {
  const builds = ['2026-01-01T00:00:00Z', '2026-07-04T12:34:56Z', '2026-12-31T23:59:59Z'];
  const [first, ...others] = builds.map((build) => utcOffsets('America/New_York', new Date(build)));
  for (const other of others) expect(other).toEqual(first);
});

it.each(['America/New_York', 'America/Phoenix', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
  'give the time of Intl in %s, also before and after the years that they cover',
  (timeZone) => {
    const known = utcOffsets(timeZone, now);
    const instants = fc.date({ min: new Date('2025-01-01'), max: new Date('2031-01-01'), noInvalidDate: true });
    const agree = (at: Date): void => {
      expect(timeIn(timeZone, at, known)).toEqual(timeIn(timeZone, at));
    };
    fc.assert(fc.property(instants, agree));
    for (const [from] of known.offsets) for (const minutes of [-1, 0, 1]) agree(new Date((from + minutes) * 60_000));
  },
);

it('are not used for another time zone', () => {
  const known = utcOffsets('America/New_York', now);
  expect(timeIn('America/Chicago', now, known)).toEqual({ day: '2026-11-25', time: '06:00' });
});

it('give the time without Intl', () => {
  const known = utcOffsets('America/New_York', now);
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
