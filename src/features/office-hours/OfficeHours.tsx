import { useHydrated } from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import type { OfficeHours as Hours } from '#content/types.ts';
import { timeIn } from '../../rules/time-zone.ts';
import { holidaysSoon, weekLines } from '../../rules/week-lines.ts';
import { HoursTable, type HoursTableLine } from './HoursTable.tsx';

/**
 * The office hours with the holidays of the next two weeks. These depend on today, so the prerendered page reserves a
 * line for them, and a page that is looked at again has those of that day.
 */
export function OfficeHours({ hours }: { hours: Hours }) {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, []);
  const soon = useHydrated() ? holidaysSoon(hours, timeIn(hours.timeZone, new Date()).day) : [];
  const holidays = soon.map(({ name, date, hours }) => ({ days: name, note: date, hours }));
  return <HoursTable lines={[...weekLines(hours.week), ...(holidays.length > 0 ? holidays : anyHoliday(hours))]} />;
}

const anyHoliday = ({ holidays }: Hours): HoursTableLine[] =>
  holidays.length === 0
    ? []
    : [
        {
          days: 'Holidays',
          note: 'Named two weeks ahead',
          hours: holidays.every(({ hours }) => hours === undefined) ? 'Closed' : 'Other hours',
        },
      ];
