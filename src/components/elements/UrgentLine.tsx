import { IconPhoneCall } from '@tabler/icons-react';
import * as styles from './elements.css.ts';

/** Tells somebody whose eye cannot wait to call, and what to do when nobody would answer. */
export function UrgentLine({
  lead,
  phone,
  sameDay,
  whenClosed,
}: {
  /** Stands before the number. */
  lead: string;
  phone: { dial: string; display: string };
  /** Stands after the number. */
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
