import * as styles from './root.css.ts';

/** The practice's mark, a Landolt C in a trial lens, and its name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo} translate="no">
      <svg className={styles.logoMark} viewBox="0 0 40 40" aria-hidden="true">
        <circle className={styles.logoRing} cx="20" cy="18" r="16.5" />
        <path className={styles.logoTab} d="M17.5 34h5v5a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1z" />
        <path className={styles.logoGap} d="M27.2 15.2a8 8 0 1 0 0 5.6" />
        <circle className={styles.logoGreen} cx="29" cy="18" r="2" />
      </svg>
      <span className={styles.logoName}>{name}</span>
    </span>
  );
}
