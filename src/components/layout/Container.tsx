import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

/** Centers its content and adds the page gutter. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
