import { Children, type ReactNode } from 'react';
import * as styles from './navigation.css.ts';

/** The way from the home page to this page: a link for each step, then the page itself. */
export function Breadcrumb({ current, children }: { current: ReactNode; children: ReactNode }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol className={styles.breadcrumbSteps}>
        {Children.map(children, (link) => (
          <li className={styles.breadcrumbStep}>{link}</li>
        ))}
        <li className={styles.breadcrumbStep}>
          <span aria-current="page" className={styles.breadcrumbCurrent}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
