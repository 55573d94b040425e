import type { ReactNode } from 'react';
import * as styles from './guide.css.ts';

/** The frame of the guide, which is hidden without a script and in print: the list of all signs is enough there. */
export function GuideFrame({ children }: { children: ReactNode }) {
  return <div className={styles.guide}>{children}</div>;
}
