import { IconPhoneCall } from '@tabler/icons-react';
import * as styles from './elements.css.ts';

/** A line for emergencies: the phone number, and what to do when the office is closed. */
export function UrgentLine({
  lead,
  phone,
  sameDay,
  whenClosed,
}: {
  /** Text before the number. */
  lead: string;
  phone: { dial: string; display: string };
  /** Text after the number. */
  sameDay: string;
  whenClosed: string;
}) {
  return (
    <div className={styles.urgentLine}>
      <IconPhoneCall size={24} aria-hidden="true" className={styles.urgentLineIcon} />
      <p className={styles.urgentLineLead}>
        <span>{lead} </span>
        <a href={`tel:${phone.dial}`} className={styles.urgentLinePhone} translate="no">
          {phone.display}
        </a>
        <span>{`; ${sameDay}.`}</span>
      </p>
      <p className={styles.urgentLineWhenClosed}>{whenClosed}</p>
    </div>
  );
}
