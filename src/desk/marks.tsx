import { IconMail, IconPhone } from '@tabler/icons-react';
import * as styles from './marks.css.ts';

/** Marks a request for an emergency visit. */
export const UrgentMark = () => <strong className={styles.urgent}>Urgent</strong>;

/** The phone number that a patient wrote, to be called. */
export function PatientPhone({ phone }: { phone: string }) {
  if (phone === '') return null;
  return (
    <a className={styles.contact} href={`tel:${phone.replace(/[^+\d]/g, '')}`} translate="no">
      <IconPhone size={18} aria-hidden="true" />
      {phone}
    </a>
  );
}

/** The email address that a patient wrote, to be answered. */
export function PatientEmail({ email }: { email: string }) {
  if (email === '') return null;
  return (
    <a className={styles.contact} href={`mailto:${encodeURIComponent(email)}`} translate="no">
      <IconMail size={18} aria-hidden="true" />
      {email}
    </a>
  );
}
