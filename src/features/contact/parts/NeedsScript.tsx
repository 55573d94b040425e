import type { ReactNode } from 'react';
import * as styles from './parts.css.ts';

/**
 * Content that needs a script. Without scripts, `instead` is shown in its place; while they load, it is shown already.
 * `src/early.ts` tells the two apart.
 */
export function NeedsScript({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  return (
    <>
      <noscript>{instead}</noscript>
      <div className={styles.needsScript}>{children}</div>
    </>
  );
}
