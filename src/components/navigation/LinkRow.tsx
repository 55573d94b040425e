import { Children, type ReactNode, useId } from 'react';
import { listRole } from '../../styles/list-role.ts';
import * as styles from './navigation.css.ts';

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
