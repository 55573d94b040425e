import { Link } from '@tanstack/react-router';
import { Children, type ReactNode, useId } from 'react';
import { listRole } from '#src/styles/list-role.ts';
import * as styles from './page-links.css.ts';

/** A breadcrumb: the home page, a link for each other ancestor, then the current page. */
export function Breadcrumb({ current, children }: { current: ReactNode; children?: ReactNode }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol className={styles.breadcrumbSteps}>
        <li className={styles.breadcrumbStep}>
          <Link to="/">Home</Link>
        </li>
        {Children.map(children, (link) => (
          <li className={styles.breadcrumbStep}>{link}</li>
        ))}
        <li className={styles.breadcrumbStep}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}

/** A row of links under a short label; nothing without links. */
export function LinkRow({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  if (Children.count(children) === 0) return null;
  return (
    <div className={styles.linkRow}>
      <p id={id} className={styles.linkRowLabel}>
        {label}
      </p>
      <ul {...listRole} className={styles.linkRowLinks} aria-labelledby={id}>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </div>
  );
}
