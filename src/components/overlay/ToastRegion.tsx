import type { ReactNode } from 'react';
import { VisuallyHidden } from '../screen-reader/VisuallyHidden.tsx';
import * as styles from './overlay.css.ts';

/**
 * Where toasts appear, with the live region beside them that reads them out. The region is in the page before there are
 * any, and none of what is seen lies within it: a toast that is heard elsewhere stays quiet.
 */
export function ToastRegion({
  heard,
  children,
}: {
  /** What is to be read out; null while there is nothing. Another id is another announcement. */
  heard: { id: string; title: string; description: string } | null;
  children: ReactNode;
}) {
  return (
    <div className={styles.toastRegion}>
      <div role="status" aria-live="polite" aria-atomic="true">
        {heard && <VisuallyHidden key={heard.id}>{`${heard.title}: ${heard.description}`}</VisuallyHidden>}
      </div>
      {children}
    </div>
  );
}
