import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Call911Button } from '../elements/Button.tsx';
import * as styles from './urgency.css.ts';

/** The warning signs at the top of a page, with what to do about each group of them. */
export function UrgentCallout({
  steps,
  children,
}: {
  /** Most urgent first. */
  steps: readonly { urgency: string; action: ReactNode; advice: ReactNode; signs: readonly { words: string }[] }[];
  /** How to call. */
  children: ReactNode;
}) {
  return (
    <aside className={styles.callout} aria-label="Urgent">
      <IconAlertTriangle size={32} aria-hidden="true" className={styles.calloutIcon} />
      <div className={styles.calloutWords}>
        {steps.map(({ urgency, action, advice, signs }) => (
          <div key={urgency}>
            <p className={styles.calloutText}>{action}</p>
            <ul className={styles.calloutSigns}>
              {signs.map(({ words }) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
            <p>{advice}</p>
            {urgency === '911' && <Call911Button tone="urgent" />}
          </div>
        ))}
      </div>
      <div className={styles.calloutCall}>{children}</div>
    </aside>
  );
}
