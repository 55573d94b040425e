import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

/** Two equal columns, stacked on a phone. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
