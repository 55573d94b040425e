import * as styles from './root.css.ts';

/**
 * Notices about the network. They are in the markup from the start, since nothing can be loaded when they are needed:
 * `html[data-offline]` and `html[data-incomplete]` show them.
 */
export function PageNotices({
  phone,
  address,
}: {
  phone: { dial: string; display: string };
  /** On one line. */
  address: string;
}) {
  return (
    <div className={styles.pageNotices} role="status">
      <p className={styles.pageNoticesOffline}>
        <span>You are offline. You can still read this page and call us:</span>
        <a className={styles.pageNoticesLink} href={`tel:${phone.dial}`} translate="no">
          {phone.display}
        </a>
        <span translate="no">{address}</span>
      </p>
      <p className={styles.pageNoticesIncomplete}>
        <span>Part of this page could not be loaded.</span>
        <a className={styles.pageNoticesLink} href="?" data-reload="">
          Reload the page
        </a>
      </p>
    </div>
  );
}
