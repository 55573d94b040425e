import type { ReactNode } from 'react';
import * as styles from './topic.css.ts';

const labels = { now: 'Now', today: 'Today', week: 'This week', exam: 'Next exam' };

/** When to call, as a chart: the most urgent line is the largest. */
export function UrgencyChart({
  steps,
  children,
}: {
  /** Most urgent first; `null` for advice that names no urgency. */
  steps: readonly { urgency: keyof typeof labels | null; lines: readonly string[] }[];
  /** How to call. */
  children: ReactNode;
}) {
  return (
    <div className={styles.urgency}>
      {steps.map(({ urgency, lines }) => (
        <div key={lines[0]} className={styles.urgencyStep[urgency ?? 'plain']}>
          {urgency && <h3 className={styles.urgencyLabel[urgency]}>{labels[urgency]}</h3>}
          <ul className={styles.urgencyLines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      <div className={styles.urgencyCall}>{children}</div>
    </div>
  );
}
