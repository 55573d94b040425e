import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OfficeHours } from '#content/schema/practice.ts';
import { ReservedText } from '#src/components/layout/layout.tsx';
import type { OfficeState } from '#src/rules/next-step.ts';
import { nextChange, officeState, officeStatus, statusText } from '#src/rules/office-hours.ts';
import * as styles from './OpenStatus.css.ts';

/** Whether the office is open; "See our office hours" before hydration. Reserves the space of its `longest` text. */
export function OpenStatus({ hours, longest }: { hours: OfficeHours; longest: string }) {
  const now = useNow(hours);
  const text = now ? statusText(hours, now) : 'See our office hours';
  return (
    <span className={styles.root}>
      <span
        className={now && officeStatus(hours, now).isOpen ? styles.light.open : styles.light.closed}
        aria-hidden="true"
      />
      <ReservedText longest={longest}>{text}</ReservedText>
    </span>
  );
}

/** The longest wait between two looks at the clock, in milliseconds: timers stop while a device sleeps. */
const longestWait = 3_600_000;

/**
 * The present moment, read again when what is said about the office changes, and each hour. Null before hydration, and until the
 * next task: the first use of `Intl` takes a slow phone 50 ms.
 */
export function useNow(hours: OfficeHours): Date | null {
  const isHydrated = useHydrated();
  const [now, setNow] = useState(() => (isHydrated ? new Date() : null));
  const change = now && nextChange(hours, now);
  const wait = now && Math.min(change ? change - now.getTime() : longestWait, longestWait);

  useEffect(() => {
    const look = () => setNow(new Date());
    // Not a timeout: `wait` is the same hour after hour, so the effect would not set another one.
    const timer = setInterval(look, wait ?? 0);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [wait]);

  return now;
}

/** Whether the office is open; unknown before hydration. */
export function useOfficeState(hours: OfficeHours): OfficeState {
  const now = useNow(hours);
  return now === null ? { is: 'unknown' } : officeState(hours, now);
}
