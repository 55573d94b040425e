import type { ReactNode } from 'react';
import type { NewFactor as Factor } from '#src/io/account.ts';
import * as styles from './NewFactor.css.ts';

/** What an authenticator app needs for a new second factor, with the form for its first code. */
export function NewFactor({ factor, children }: { factor: Factor; children: ReactNode }) {
  return (
    <>
      <p>Scan this picture with an authenticator app, such as the password app of your phone, or type the secret.</p>
      <img className={styles.picture} src={factor.qrCode} alt="QR code of the secret" width="200" height="200" />
      <p>
        Secret: <code className={styles.secret}>{factor.secret}</code>
      </p>
      {children}
    </>
  );
}
