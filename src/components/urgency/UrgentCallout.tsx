import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as styles from './urgency.css.ts';

/** The warning signs at the top of a page, with what to do about each group of them. */
export function UrgentCallout({
  steps,
  children,
}: {
  /** Most urgent first. */
  steps: readonly { action: string; signs: readonly { words: string }[] }[];
  /** How to call. */
  children: ReactNode;
}) {
  return (
    <aside className={styles.callout} aria-label="Urgent">
      <IconAlertTriangle size={32} aria-hidden="true" className={styles.calloutIcon} />
      <div className={styles.calloutWords}>
        {steps.map(({ action, signs }) => (
          <div key={action}>
            <p className={styles.calloutText}>{action}:</p>
            <ul className={styles.calloutSigns}>
              {signs.map(({ words }) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.calloutCall}>{children}</div>
    </aside>
  );
}
