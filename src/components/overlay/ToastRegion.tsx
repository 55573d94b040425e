import type { ReactNode } from 'react';
import { AnswerText } from '../elements/text.tsx';
import { VisuallyHidden } from '../screen-reader/screen-reader.tsx';
import * as styles from './overlay.css.ts';

/**
 * Where toasts appear, and the live region that announces them. The region is in the page before there are any, and no
 * visible toast is inside it: a toast that is announced elsewhere is not announced twice.
 */
export function ToastRegion({
  announcement,
  children,
}: {
  /** What to announce; null for nothing. A new id is a new announcement. */
  announcement: { id: string; title: string; description: string; language?: string } | null;
  children: ReactNode;
}) {
  return (
    <div className={styles.toastRegion}>
      <div role="status" aria-live="polite" aria-atomic="true">
        {announcement && (
          <VisuallyHidden key={announcement.id}>
            <span lang={announcement.language} translate={announcement.language ? 'no' : undefined}>
              {`${announcement.title}: `}
              <AnswerText>{announcement.description}</AnswerText>
            </span>
          </VisuallyHidden>
        )}
      </div>
      {children}
    </div>
  );
}
