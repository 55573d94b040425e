import type { ReactNode } from 'react';
import { LinkedText } from '../elements/text.tsx';
import * as styles from './guide.css.ts';

/** What stands below the heading of an outcome: first aid, how to call, and why. */
export function OutcomeDetails({
  advice,
  call,
  reasons,
  notes,
  more,
  notADiagnosis,
}: {
  advice: ReactNode;
  /** How to call. */
  call: ReactNode;
  /** The signs that decided, under what is said of them. */
  reasons: readonly { lead: string; signs: readonly { words: string; firstAid: readonly string[] }[] }[];
  notes: readonly string[];
  /** Links to pages that explain more. */
  more: ReactNode;
  notADiagnosis: string;
}) {
  const all = new Map(reasons.flatMap(({ signs }) => signs.map(({ words, firstAid }) => [words, firstAid])));
  const withFirstAid = [...all].filter(([, firstAid]) => firstAid.length > 0);
  return (
    <>
      {withFirstAid.length > 0 && (
        <div className={styles.firstAid}>
          <h4 className={styles.partTitle}>First aid</h4>
          {withFirstAid.map(([words, firstAid]) => (
            <div key={words} className={styles.part}>
              <p>{words}:</p>
              <ul className={styles.list}>
                {firstAid.map((text) => (
                  <li key={text}>
                    <LinkedText>{text}</LinkedText>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      <p>{advice}</p>
      {call}
      {reasons.map(({ lead, signs }) => (
        <div key={lead} className={styles.part}>
          <p className={styles.partTitle}>{lead}</p>
          <ul className={styles.list}>
            {signs.map(({ words }) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      ))}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {more}
      <p className={styles.small}>{notADiagnosis}</p>
    </>
  );
}
