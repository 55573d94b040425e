import type { ReactNode } from 'react';
import { Call911Button } from '../elements/Button.tsx';
import { LinkedText } from '../elements/text.tsx';
import * as styles from './urgency.css.ts';

/** Signs that ask for the same step. */
export interface UrgencyStep {
  urgency: string;
  level: 'emergency' | 'soon' | 'week' | 'exam';
  /** What to do: "Call us today". */
  action: ReactNode;
  /** How to do it. */
  advice: ReactNode;
  signs: readonly { id: string; words: string; firstAid: readonly string[] }[];
}

/** Warning signs as a chart: the most urgent step comes first and is the largest. */
export function UrgencyChart({
  steps,
  withIds = false,
  children,
}: {
  /** Most urgent first. */
  steps: readonly UrgencyStep[];
  /** Whether each sign can be linked to by its id. */
  withIds?: boolean;
  /** How to call the office. */
  children: ReactNode;
}) {
  return (
    <div className={styles.urgency}>
      {steps.map(({ urgency, level, action, advice, signs }) => (
        <div key={signs[0]?.id} className={styles.urgencyStep[level]}>
          <h3 className={styles.urgencyLabel[level]}>{action}</h3>
          <div className={styles.urgencyLines}>
            <ul className={styles.urgencySigns}>
              {signs.map(({ id, words, firstAid }) => (
                <li key={id} {...(withIds && { id })}>
                  {words}
                  {firstAid.length > 0 && (
                    <ul className={styles.firstAid}>
                      {firstAid.map((text) => (
                        <li key={text}>
                          <LinkedText>{text}</LinkedText>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
            {advice && <p>{advice}</p>}
            {urgency === '911' && <Call911Button tone="secondary" />}
          </div>
        </div>
      ))}
      <div className={styles.urgencyCall}>{children}</div>
    </div>
  );
}
