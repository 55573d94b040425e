import type { ReactNode } from 'react';
import * as styles from './ToastRegion.css.ts';

/** Where toasts appear and are read out from. It is in the page before there are any. */
export function ToastRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-live="polite" aria-atomic="false" className={styles.root}>
      {children}
    </div>
  );
}
