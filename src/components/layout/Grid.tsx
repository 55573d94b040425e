import type { ReactNode } from 'react';
import { listRole } from '../../styles/list-role.ts';
import * as styles from './layout.css.ts';

/** Lays out its children in as many equal columns as fit; `cell` sets the minimum width. */
export function Grid({
  cell = 'card',
  as: Element = 'div',
  children,
}: {
  cell?: keyof typeof styles.grid;
  as?: 'div' | 'ul';
  children: ReactNode;
}) {
  return (
    <div className={styles.gridFrame}>
      <Element className={styles.grid[cell]} {...(Element === 'ul' && listRole)}>
        {children}
      </Element>
    </div>
  );
}
