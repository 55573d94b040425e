import * as styles from './root.css.ts';

/** The first stop of the Tab key: past the navigation, to the page's own content. */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href="#main">
      Skip to main content
    </a>
  );
}
