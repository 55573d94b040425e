import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

/** Centres its content and keeps it off the edges of the screen. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
