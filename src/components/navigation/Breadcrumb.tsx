import { Children, type ReactNode } from 'react';
import * as styles from './navigation.css.ts';

/** A breadcrumb: a link for each ancestor, then the current page. */
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
