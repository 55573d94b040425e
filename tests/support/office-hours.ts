import type { OfficeHours } from '#content/schema/practice.ts';

const weekday = { opens: '10:00', closes: '18:00' } as const;
/** The hours of an office that is no practice's own, so that tests of rules hold for any practice. */
export const hours: OfficeHours = {
  timeZone: 'America/New_York',
  week: {
    Sunday: null,
    Monday: { opens: '11:00', closes: '19:00' },
    Tuesday: weekday,
    Wednesday: weekday,
    Thursday: weekday,
    Friday: weekday,
    Saturday: { opens: '10:00', closes: '16:00' },
  },
  dailyBreak: { starts: '13:00', ends: '14:00', note: '' },
  exceptions: [
    { day: '2026-11-26', name: 'Thanksgiving Day' },
    { day: '2026-12-24', name: 'Christmas Eve', open: [{ opens: '10:00', closes: '12:00' }] },
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2027-05-31', name: 'Memorial Day' },
    { day: '2027-09-06', name: 'Labor Day' },
  ],
};
