import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Call911Button } from '../elements/Button.tsx';
import { TextList } from '../elements/text.tsx';
import { Fold } from '../page/details.tsx';
import * as styles from './urgency.css.ts';

/** A sign. It is any of `oneOf`, where its words go on with a list. */
interface SignInList {
  id: string;
  words: string;
  oneOf: readonly string[];
  firstAid: readonly string[];
}

/** Signs that ask for the same step. */
export interface UrgencyStep {
  urgency: string;
  level: 'emergency' | 'soon' | 'week' | 'exam';
  /** What to do: "Call us today". */
  action: ReactNode;
  advice: ReactNode;
  signs: readonly SignInList[];
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
    <div className={styles.urgency}>
      {steps.map((step, index) => (
        <Step key={step.signs[0]?.id} step={step} isFolded={isFolded} isFirst={index === 0} />
      ))}
      <div className={styles.urgencyCall}>{children}</div>
    </div>
  );
}

const OneOf = ({ items }: { items: readonly string[] }) =>
  items.length > 0 && <TextList items={items} className={styles.oneOf} />;

function Step({ step, isFolded, isFirst }: { step: UrgencyStep; isFolded: boolean; isFirst: boolean }) {
  const { urgency, level, action, advice, signs } = step;
  const title = <h3 className={styles.urgencyLabel[level]}>{action}</h3>;
  const lines = (
    <div className={styles.urgencyLines}>
      <ul className={styles.urgencySigns}>
        {signs.map(({ id, words, oneOf, firstAid }) => (
          <li key={id} {...(isFolded && { id })}>
            {words}
            <OneOf items={oneOf} />
            {firstAid.length > 0 && <TextList items={firstAid} className={styles.firstAid} />}
          </li>
        ))}
      </ul>
      {advice && <p>{advice}</p>}
      {urgency === '911' && <Call911Button tone="secondary" />}
    </div>
  );
  return isFolded ? (
    <Fold summary={title} className={`${styles.urgencyStep[level]} ${styles.urgencyFold}`} isOpenAtFirst={isFirst}>
      {lines}
    </Fold>
  ) : (
    <div className={styles.urgencyStep[level]}>
      {title}
      {lines}
    </div>
  );
}

interface UrgentCalloutProps {
  sign: string;
  firstAid: readonly string[];
  /** What to do about it: "Call us today". */
  action: ReactNode;
  /** A link to all warning signs. */
  children: ReactNode;
}

/** The sign to know before reading on. First aid comes before whom to call. */
export function UrgentCallout({ sign, firstAid, action, children }: UrgentCalloutProps) {
  return (
    <aside className={styles.callout} aria-label="Urgent">
      <IconAlertTriangle size={28} aria-hidden="true" className={styles.calloutIcon} />
      <p>
        {`${[`${sign}?`, ...firstAid].join(' ')} `}
        <strong className={styles.calloutAction}>{action}</strong>
      </p>
      {children}
    </aside>
  );
}
