import type { ReactNode } from 'react';
import * as styles from './screen-reader.css.ts';

/** A place for something that appears later, and is then read out. */
export function Announced({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" className={styles.announced}>
      {children}
    </div>
  );
}
