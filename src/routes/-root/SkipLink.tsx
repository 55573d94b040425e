import * as styles from './root.css.ts';

/** The first tab stop: skips the navigation. */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href="#main">
      Skip to main content
    </a>
  );
}
