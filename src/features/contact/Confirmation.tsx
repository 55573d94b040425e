import { IconCircleCheckFilled, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, PhoneLink } from '#src/components/elements/Button.tsx';
import { markAs } from '#src/page/marks.ts';
import * as styles from './Confirmation.css.ts';

interface ConfirmationProps {
  id: string;
  office: { name: string; phone: { dial: string; display: string }; address: { oneLine: string } };
  /** What to do instead of waiting for a reply, if that is urgent. */
  notice?: ReactNode;
  title: string;
  /** What was sent and when, as pairs of name and value. */
  facts: readonly (readonly [name: string, value: string])[];
  /** Sentences, in order. */
  whatHappensNext: readonly string[];
  /** Empty if the request has none. */
  reference: string;
  onDismiss: () => void;
}

/** The confirmation of a request. Receives the focus. */
export function Confirmation(props: ConfirmationProps) {
  const { id, office, notice, title, facts, whatHappensNext, reference, onDismiss } = props;
  return (
    <section
      id={id}
      tabIndex={-1}
      {...markAs('lost-on-reload')}
      aria-labelledby={`${id}-title`}
      aria-describedby={notice ? `${id}-notice` : undefined}
      className={styles.root}
    >
      <p className={styles.sender} translate="no">
        {office.name}
      </p>
      {notice && <div id={`${id}-notice`}>{notice}</div>}
      <h3 id={`${id}-title`} className={styles.title}>
        <IconCircleCheckFilled size={32} aria-hidden="true" />
        <span>{title}</span>
      </h3>
      {reference !== '' && (
        <p className={styles.reference}>
          <span>Your reference</span>
          <strong className={styles.number} translate="no">
            {reference}
          </strong>
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.fact}>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
      {whatHappensNext.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <span>Questions? Call </span>
        <PhoneLink phone={office.phone} />
        <span>. </span>
        <span className={styles.office}>
          <span>Our office: </span>
          <span translate="no">{office.address.oneLine}</span>
        </span>
      </p>
      <div className={styles.actions}>
        {/* The browser of an app may not be able to print. */}
        {'print' in window && (
          <Button tone="secondary" onClick={() => print()}>
            <IconPrinter size={20} aria-hidden="true" />
            <span>Print</span>
          </Button>
        )}
        <Button tone="quiet" onClick={onDismiss}>
          Send another request
        </Button>
      </div>
    </section>
  );
}
