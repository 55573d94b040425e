import type { ReactNode } from 'react';
import * as styles from './elements.css.ts';

/**
 * A highlighted note: something to know (`notice`), something already taken care of (`reassurance`), or something to do
 * at once (`danger`).
 */
export function Notice({
  tone = 'notice',
  title,
  actions,
  children,
}: {
  tone?: keyof typeof styles.notice;
  title?: string;
  /** Buttons below the text. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div role="note" className={styles.notice[tone]}>
      {title && <p className={styles.noticeTitle}>{title}</p>}
      <p>{children}</p>
      {actions && <div className={styles.noticeActions}>{actions}</div>}
    </div>
  );
}
