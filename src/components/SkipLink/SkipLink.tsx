import * as styles from './SkipLink.css.ts';

/** The first stop of the Tab key: past the navigation, to the page's own content. */
export function SkipLink() {
  return (
    <a className={styles.root} href="#main">
      Skip to main content
    </a>
  );
}
