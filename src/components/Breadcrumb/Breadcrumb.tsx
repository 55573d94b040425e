import { Children, type ReactNode } from 'react';
import * as styles from './Breadcrumb.css.ts';

/** The way from the home page to this page: a link for each step, then the page itself. */
export function Breadcrumb({ current, children }: { current: ReactNode; children: ReactNode }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.root}>
      <ol className={styles.steps}>
        {Children.map(children, (link) => (
          <li className={styles.step}>{link}</li>
        ))}
        <li className={styles.step}>
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
