import * as styles from './root.css.ts';

/** The office's address on one line; on a phone the street alone. */
export function OfficeAddress({ street, oneLine }: { street: string; oneLine: string }) {
  return (
    <span translate="no">
      {street}
      <span className={styles.officeAddressRest}>{oneLine.slice(street.length)}</span>
    </span>
  );
}
