import type { ReactNode } from 'react';
import * as styles from './parts.css.ts';

/**
 * What can be used only where scripts run. Where they are switched off, other words take its place; while they are on
 * their way it is there. `src/early.ts` tells the two apart.
 */
export function NeedsScript({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  return (
    <>
      <noscript>{instead}</noscript>
      <div className={styles.needsScript}>{children}</div>
    </>
  );
}
