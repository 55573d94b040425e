import * as styles from './PageNotices.css.ts';

/**
 * What a page says of itself. The words are in its markup from the start, since nothing can be loaded when they are
 * needed: `html[data-offline]` and `html[data-incomplete]` show them.
 */
export function PageNotices({
  phone,
  address,
}: {
  phone: { dial: string; display: string };
  /** In one line. */
  address: string;
}) {
  return (
    <div className={styles.root} role="status">
      <p className={styles.offline}>
        <span>You are offline. You can still read this page and call us:</span>
        <a className={styles.link} href={`tel:${phone.dial}`} translate="no">
          {phone.display}
        </a>
        <span translate="no">{address}</span>
      </p>
      <p className={styles.incomplete}>
        <span>Part of this page could not be loaded.</span>
        <a className={styles.link} href="?" data-reload="">
          Reload the page
        </a>
      </p>
    </div>
  );
}
