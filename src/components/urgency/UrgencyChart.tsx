import type { ReactNode } from 'react';
import { listRole } from '#src/styles/list-role.ts';
import { CallButton } from '../elements/Button.tsx';
import { TextList } from '../elements/text.tsx';
import { Fold } from '../page/details.tsx';
import * as styles from './UrgencyChart.css.ts';

/** Signs that ask for the same step. */
export interface UrgencyStep {
  urgency: string;
  level: 'emergency' | 'soon' | 'week' | 'exam';
  /** What to do: "Call us today". */
  action: ReactNode;
  advice: ReactNode;
  /** Each is any of `oneOf`, where its words go on with a list. */
  signs: readonly { id: string; words: string; oneOf: readonly string[]; firstAid: readonly string[] }[];
}

interface UrgencyChartProps {
  /** Most urgent first. */
  steps: readonly UrgencyStep[];
  /** Whether all steps but the first are closed until they are opened, and each sign can be linked to by its id. */
  isFolded?: boolean;
  children: ReactNode;
}

/** Warning signs as a chart: the most urgent step comes first and is the largest. */
export function UrgencyChart({ steps, isFolded = false, children }: UrgencyChartProps) {
  return (
    <div className={styles.root}>
      {steps.map((step, index) => (
        <Step key={step.signs[0]?.id} step={step} isFolded={isFolded} isFirst={index === 0} />
      ))}
      <div className={styles.call}>{children}</div>
    </div>
  );
}

function Step({ step, isFolded, isFirst }: { step: UrgencyStep; isFolded: boolean; isFirst: boolean }) {
  const { urgency, level, action, advice, signs } = step;
  const title = <h3 className={styles.label[level]}>{action}</h3>;
  const [first] = signs;
  const lines = (
    <div className={styles.lines}>
      {urgency === '911' && <CallButton tone="secondary" phone={{ dial: '911', display: '911' }} />}
      <ul className={styles.signs}>
        {signs.map(({ id, words, oneOf, firstAid }) => (
          <li key={id} {...(isFolded && { id })}>
            {words}
            {oneOf.length > 0 && <TextList items={oneOf} className={styles.oneOf} />}
            {firstAid.length > 0 && <TextList {...listRole} items={firstAid} className={styles.firstAid} />}
          </li>
        ))}
      </ul>
      {advice && <p>{advice}</p>}
    </div>
  );
  return isFolded ? (
    <Fold
      summary={
        <div>
          {title}
          {first && (
            <p className={styles.firstSign}>{first.oneOf[0] ? `${first.words} ${first.oneOf[0]}…` : first.words}</p>
          )}
        </div>
      }
      className={`${styles.step[level]} ${styles.fold}`}
      isOpenAtFirst={isFirst}
    >
      {lines}
    </Fold>
  ) : (
    <div className={styles.step[level]}>
      {title}
      {lines}
    </div>
  );
}
