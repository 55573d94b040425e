import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as styles from './SearchBox.css.ts';

/** Stands before the results of a query that names an urgent sign. */
export function UrgentNotice({
  children,
}: {
  /** What to do, how to call, and where to find all signs. */
  children: ReactNode;
}) {
  return (
    <section className={styles.urgent} aria-labelledby="urgent-notice">
      <h2 id="urgent-notice" className={styles.urgentHeading}>
        <IconAlertTriangle size={28} aria-hidden="true" className={styles.urgentIcon} />
        This may be urgent
      </h2>
      {children}
    </section>
  );
}
