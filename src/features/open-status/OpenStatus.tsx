import { useMemo } from 'react';
import type { OfficeHours } from '#content/types.ts';
import { ReservedText } from '../../components/layout/ReservedText.tsx';
import { longestStatusText, officeStatus, statusText } from '../../rules/office-hours.ts';
import * as styles from './OpenStatus.css.ts';
import { useNow } from './use-office-state.ts';

/**
 * Whether the office is open, updated while the page is open. Before hydration it says "See our office hours". Reserves
 * the space of its longest text.
 */
export function OpenStatus({ hours }: { hours: OfficeHours }) {
  const now = useNow(hours);
  const longest = useMemo(() => longestStatusText(hours), [hours]);
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
