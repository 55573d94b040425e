import { IconClock, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { listRole } from '../../styles/list-role.ts';
import * as styles from './ContactAside.css.ts';

/** Sets forms beside the other ways to reach the office, and what happens with a form that was sent. */
export function ContactAside({
  phone,
  hours,
  address,
  responseTime,
  steps,
  children,
}: {
  phone: { dial: string; display: string };
  /** Whether the office is open today, and until when. */
  hours: ReactNode;
  /** The link to the office on a map. */
  address: ReactNode;
  responseTime: string;
  /** What happens after a form was sent, in order. */
  steps: readonly string[];
  children: ReactNode;
}) {
  return (
    <div className={styles.columns}>
      {children}
      <aside className={styles.aside} aria-labelledby="contact-aside-title">
        <svg className={styles.lenses} viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="49" />
          <circle cx="50" cy="50" r="43" strokeDasharray="0.6 3.9" strokeWidth="4" />
          <circle cx="50" cy="50" r="34" className={styles.lens} strokeWidth="2.5" />
          <circle cx="50" cy="50" r="24" />
          <path d="M50 1V14M50 86V99M1 50H14M86 50H99" />
        </svg>
        <div className={styles.part}>
          <h3 id="contact-aside-title" className={styles.title}>
            Prefer to talk?
          </h3>
          <p className={styles.note}>Call us, or send a text to the same number.</p>
          <a className={styles.phone} href={`tel:${phone.dial}`} translate="no">
            {phone.display}
          </a>
          <ul {...listRole} className={styles.office}>
            <li className={styles.fact}>
              <IconClock size={22} aria-hidden="true" />
              {hours}
            </li>
            <li className={styles.fact}>
              <IconMapPin size={22} aria-hidden="true" />
              {address}
            </li>
          </ul>
        </div>
        <div className={styles.part}>
          <h4>What happens after you send</h4>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className={styles.note}>{responseTime}</p>
        </div>
      </aside>
    </div>
  );
}
