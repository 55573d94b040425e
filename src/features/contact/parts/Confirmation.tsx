import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { Button, PhoneLink } from '#src/components/elements/Button.tsx';
import { ChangingText } from '#src/components/elements/text.tsx';
import * as styles from './parts.css.ts';

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
  ref: Ref<HTMLDivElement>;
}

/** The confirmation of a request. Receives the focus. */
export function Confirmation(props: ConfirmationProps) {
  const { id, office, notice, title, facts, whatHappensNext, reference, onDismiss, ref } = props;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      data-lost-on-reload
      aria-labelledby={`${id}-title`}
      aria-describedby={notice ? `${id}-notice` : undefined}
      className={styles.confirmation}
    >
      <p className={styles.confirmationSender} translate="no">
        {office.name}
      </p>
      {notice && <div id={`${id}-notice`}>{notice}</div>}
      <h3 id={`${id}-title`} className={styles.confirmationTitle}>
        {title}
      </h3>
      {reference !== '' && (
        <p className={styles.confirmationReference}>
          <span>Your reference</span>
          <strong className={styles.confirmationNumber} translate="no">
            {reference}
          </strong>
        </p>
      )}
      <dl className={styles.confirmationFacts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.confirmationFact}>{name}</dt>
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
        <span>. Our office: </span>
        <span translate="no">{office.address.oneLine}</span>
      </p>
      <div className={styles.confirmationActions}>
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

interface SubmitAreaProps {
  label: string;
  isDisabled: boolean;
  privacyLine: string;
  privacyLink: { href: string; label: string };
}

/** The end of a form: how the data is used, and the submit button. While disabled, the button stays focusable. */
export function SubmitArea({ label, isDisabled, privacyLine, privacyLink }: SubmitAreaProps) {
  return (
    <div className={styles.submitArea}>
      <p className={styles.submitAreaPrivacy}>
        <span>{privacyLine} </span>
        <Link to={privacyLink.href}>{privacyLink.label}</Link>
        <span>.</span>
      </p>
      <Button type="submit" aria-disabled={isDisabled ? true : undefined}>
        <ChangingText>{label}</ChangingText>
      </Button>
    </div>
  );
}
