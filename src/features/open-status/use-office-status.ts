import { useHydrated } from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import type { OfficeHours } from '../../../content/types.ts';
import { officeStatus } from '../../rules/office-hours.ts';

/**
 * Longest timeout in milliseconds before the timer is set again: an hour, because timers stop while a device sleeps.
 */
const longestWait = 3_600_000;

/** The present moment, and whether the office is open then. `null` before hydration. */
export function useOfficeStatus(hours: OfficeHours): { now: Date; isOpen: boolean } | null {
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

  return hydrated ? { now, isOpen } : null;
}
