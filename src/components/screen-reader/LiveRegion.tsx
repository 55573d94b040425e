import type { ReactNode } from 'react';
import * as styles from './screen-reader.css.ts';

/** A polite live region: what appears in it later is announced. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" className={styles.liveRegion}>
      {children}
    </div>
  );
}
