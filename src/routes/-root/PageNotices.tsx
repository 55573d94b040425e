import { practice } from '#content/practice.data.ts';
import { PhoneLink } from '#src/components/elements/Button.tsx';
import { ReloadLink } from '#src/components/elements/Notice.tsx';
import * as styles from './PageNotices.css.ts';

const { phone, address } = practice;

/** Shown by attributes of <html>, also without the site's scripts. */
export function PageNotices() {
  return (
    <div className={styles.root} role="status">
      <p hidden className={styles.offline}>
        <span>You are offline. You can still read this page and call us:</span>
        <PhoneLink phone={phone} className={styles.link} />
        <span translate="no">{address.oneLine}</span>
      </p>
      <p hidden className={styles.incomplete}>
        <span>Part of this page could not be loaded.</span>
        <ReloadLink className={styles.link} />
        <span>or call us:</span>
        <PhoneLink phone={phone} className={styles.link} />
      </p>
    </div>
  );
}
