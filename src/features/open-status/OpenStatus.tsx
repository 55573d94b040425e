import { useHydrated } from '@tanstack/react-router';
import { useEffect, useMemo, useReducer } from 'react';
import type { OfficeHours } from '../../../content/types.ts';
import { ReservedText } from '../../components/layout/ReservedText.tsx';
import { longestStatusText, officeStatus, statusText } from '../../rules/office-hours.ts';
import * as styles from './OpenStatus.css.ts';

/**
 * Longest timeout in milliseconds before the timer is set again: an hour, because timers stop while a device sleeps.
 */
const longestWait = 3_600_000;

/**
 * Whether the office is open, updated while the page is open. Before hydration it is a link to the hours. Reserves the
 * space of its longest text.
 */
export function OpenStatus({ hours }: { hours: OfficeHours }) {
  const hydrated = useHydrated();
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const now = new Date();
  const { isOpen, next } = officeStatus(hours, now);
  const wait = Math.min(next ? next.at.getTime() - now.getTime() : longestWait, longestWait);

  useEffect(() => {
    const timer = setTimeout(lookAgain, wait);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [wait]);

  const longest = useMemo(() => longestStatusText(hours), [hours]);
  const text = hydrated ? statusText(hours, now) : 'See our office hours';
  return (
    <span className={styles.root}>
      <span className={hydrated && isOpen ? styles.light.open : styles.light.closed} aria-hidden="true" />
      <ReservedText longest={longest}>{text}</ReservedText>
    </span>
  );
}
