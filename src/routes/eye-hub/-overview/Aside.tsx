import type { ReactNode } from 'react';
import * as styles from './overview.css.ts';

/** An aside between the parts of a page: a sentence and a link. */
export function Aside({ children }: { children: ReactNode }) {
  return <div className={styles.aside}>{children}</div>;
}
