import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

/** Lays out its children in a wrapping row, `space` apart. */
export function Cluster({ space = 'close', children }: { space?: keyof typeof styles.cluster; children: ReactNode }) {
  return <div className={styles.cluster[space]}>{children}</div>;
}
