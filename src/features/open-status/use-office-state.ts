import { useHydrated } from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import type { OfficeState } from '#content/signs/next-step.ts';
import type { OfficeHours } from '#content/types.ts';
import { officeState, officeStatus } from '../../rules/office-hours.ts';

/**
 * Longest interval in milliseconds between two looks at the clock: an hour, because timers stop while a device sleeps.
 */
const longestWait = 3_600_000;

/** The present moment, read again when the office opens or closes, and each hour. `null` before hydration. */
export function useNow(hours: OfficeHours): Date | null {
  const hydrated = useHydrated();
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const now = new Date();
  const { next } = officeStatus(hours, now);
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

  return hydrated ? now : null;
}

/** Whether the office is open; unknown before hydration. */
export function useOfficeState(hours: OfficeHours): OfficeState {
  const now = useNow(hours);
  return now === null ? { is: 'unknown' } : officeState(hours, now);
}
