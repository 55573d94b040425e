import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

/** Lays out its children in a column, `space` apart. */
export function Stack({ space = 'text', children }: { space?: keyof typeof styles.stack; children: ReactNode }) {
  return <div className={styles.stack[space]}>{children}</div>;
}
