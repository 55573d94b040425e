import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as styles from './UrgentCallout.css.ts';

interface UrgentCalloutProps {
  sign: string;
  firstAid: readonly string[];
  /** What to do about it: "Call us today". */
  action: ReactNode;
  /** A link to all warning signs. */
  children: ReactNode;
}

/** A line with the sign to know before reading on. First aid comes before whom to call. */
export function UrgentCallout({ sign, firstAid, action, children }: UrgentCalloutProps) {
  return (
    <aside className={styles.root} aria-label="Urgent">
      <IconAlertTriangle size={24} aria-hidden="true" className={styles.icon} />
      <p>
        {`${[`${sign}?`, ...firstAid].join(' ')} `}
        <strong className={styles.action}>{action}</strong> {children}
      </p>
    </aside>
  );
}
