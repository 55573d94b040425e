import type { ReactNode } from 'react';
import * as styles from './overview.css.ts';

/** An aside between the parts of a page: a sentence, and a link that goes with it. */
export function Remark({ children }: { children: ReactNode }) {
  return <div className={styles.remark}>{children}</div>;
}
