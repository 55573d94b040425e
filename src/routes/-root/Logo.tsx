import { practice } from '#content/practice.data.ts';
import * as styles from './Logo.css.ts';

/** The practice's mark, a Landolt C in a trial lens, and its name. */
export function Logo() {
  return (
    <span className={styles.root} translate="no">
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
        <circle className={styles.ring} cx="20" cy="18" r="16.5" />
        <path className={styles.tab} d="M17.5 34h5v5a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1z" />
        <path className={styles.gap} d="M27.2 15.2a8 8 0 1 0 0 5.6" />
        <circle className={styles.dot} cx="29" cy="18" r="2" />
      </svg>
      <span className={styles.name}>{practice.name}</span>
    </span>
  );
}
