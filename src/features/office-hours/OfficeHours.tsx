import { useHydrated } from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import type { OfficeHours as Hours } from '#content/schema/practice.ts';
import { todayIn, weekdayOf } from '#contract/dates.ts';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import { exceptionsSoon, type WeekLine } from '#src/rules/office-hours.ts';
import * as styles from './OfficeHours.css.ts';

/** The office hours, with today's line marked, and a line reserved for the exceptions of the next two weeks. */
export function OfficeHours({ hours, week }: { hours: Hours; week: readonly WeekLine[] }) {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, []);
  const today = useHydrated() ? todayIn(hours.timeZone, new Date()) : null;
  const soon = today === null ? [] : exceptionsSoon(hours, today);
  const current = today === null ? null : weekdayOf(today);
  const usual = week.map(({ weekdays, days, hours }) => ({
    days,
    hours,
    note: '',
    isToday: soon[0]?.isToday !== true && weekdays.some((weekday) => weekday === current),
  }));
  const exceptions = soon.map(({ name, date, ...line }) => ({ ...line, days: name, note: date }));
  const lines = [...usual, ...(exceptions.length > 0 ? exceptions : anyException(hours))];
  return (
    <div className={styles.frame}>
      <table className={styles.root}>
        <caption>
          <VisuallyHidden>Office hours</VisuallyHidden>
        </caption>
        <tbody>
          {lines.map(({ days, hours: open, note, isToday }) => (
            <tr
              key={`${days} ${note}`}
              className={isToday ? styles.today : styles.row}
              {...(isToday && { 'aria-current': 'date' })}
            >
              <th scope="row" className={styles.days}>
                {days}
                {note && ' '}
                {note && <span className={styles.note}>{note}</span>}
              </th>
              <td className={styles.hours}>{open}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const anyException = ({ exceptions }: Hours) =>
  exceptions.length === 0
    ? []
    : [
        {
          days: 'Holidays',
          note: 'Listed here two weeks before',
          hours: exceptions.every(({ open }) => open === undefined) ? 'Closed' : 'Other hours',
          isToday: false,
        },
      ];
