import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as styles from './UrgentNotice.css.ts';

/** Stands before the results of a query that names an urgent sign. */
export function UrgentNotice({
  guide,
  children,
}: {
  /** The address of the guide to all signs. */
  guide: string;
  /** What to do, and how to call. */
  children: ReactNode;
}) {
  return (
    <section className={styles.root} aria-labelledby="urgent-notice">
      <h2 id="urgent-notice" className={styles.heading}>
        <IconAlertTriangle size={28} aria-hidden="true" className={styles.icon} />
        This may be urgent
      </h2>
      {children}
      <p>
        <a href={guide} className={styles.guide}>
          Not sure? See which signs are urgent
        </a>
      </p>
    </section>
  );
}
