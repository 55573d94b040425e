import { IconAlertTriangle, IconPhone } from '@tabler/icons-react';
import { ButtonLink } from '../../../components/elements/Button.tsx';
import * as styles from './topic.css.ts';

/** The emergency advice at the top of a topic, with the phone number and what to do when the office is closed. */
export function UrgentCallout({
  text,
  phone,
  whenClosed,
}: {
  text: string;
  phone: { dial: string; display: string };
  whenClosed: string;
}) {
  return (
    <aside className={styles.callout} aria-label="Urgent">
      <IconAlertTriangle size={32} aria-hidden="true" className={styles.calloutIcon} />
      <div className={styles.calloutWords}>
        <p className={styles.calloutText}>{text}</p>
        <p>{whenClosed}</p>
      </div>
      <div className={styles.calloutCall}>
        <ButtonLink tone="urgent" href={`tel:${phone.dial}`}>
          <IconPhone size={20} aria-hidden="true" />
          <span>
            Call <span translate="no">{phone.display}</span>
          </span>
        </ButtonLink>
      </div>
    </aside>
  );
}
