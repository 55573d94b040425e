import type { ReactNode } from 'react';
import * as styles from './Remark.css.ts';

/** An aside between the parts of a page: a sentence, and a link that goes with it. */
export function Remark({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
