import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Call911Button } from '../elements/Button.tsx';
import { TextList } from '../elements/text.tsx';
import * as styles from './urgency.css.ts';

/** The warning signs at the top of a page, with what to do about each group of them. */
export function UrgentCallout({
  steps,
  children,
}: {
  /** Most urgent first. */
  steps: readonly {
    urgency: string;
    action: ReactNode;
    advice: ReactNode;
    signs: readonly { words: string; firstAid: readonly string[] }[];
  }[];
  /** How to call. */
  children: ReactNode;
}) {
  const firstAid = steps.flatMap(({ signs }) => signs).flatMap((sign) => sign.firstAid.map((text) => ({ sign, text })));
  /** First aid for several signs is said once. */
  const firstAidOf = (one: object) =>
    firstAid
      .filter(({ sign, text }, index) => sign === one && firstAid.findIndex((aid) => aid.text === text) === index)
      .map(({ text }) => text);
  return (
    <aside className={styles.callout} aria-label="Urgent">
      <IconAlertTriangle size={32} aria-hidden="true" className={styles.calloutIcon} />
      <div className={styles.calloutWords}>
        {steps.map(({ urgency, action, advice, signs }) => (
          <div key={signs[0]?.words}>
            <p className={styles.calloutText}>{action}</p>
            <ul className={styles.calloutSigns}>
              {signs.map((sign) => (
                <li key={sign.words}>
                  {sign.words}
                  {firstAidOf(sign).length > 0 && <TextList items={firstAidOf(sign)} className={styles.firstAid} />}
                </li>
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
