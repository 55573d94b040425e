import { useHydrated } from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import type { OfficeHours } from '#content/types.ts';
import { officeStatus } from '../../rules/office-hours.ts';

/**
 * Longest interval in milliseconds between two looks at the clock: an hour, because timers stop while a device sleeps.
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
    // Not a timeout: `wait` is the same hour after hour, so the effect would not set another one.
    const timer = setInterval(lookAgain, wait);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [wait]);

  return hydrated ? { now, isOpen } : null;
}
