import type { ReactNode } from 'react';
import * as styles from './elements.css.ts';

/** A highlighted note: something to know (`notice`) or something already taken care of (`reassurance`). */
export function Notice({
  tone = 'notice',
  title,
  children,
}: {
  tone?: keyof typeof styles.notice;
  title?: string;
  children: ReactNode;
}) {
  return (
    <div role="note" className={styles.notice[tone]}>
      {title && <p className={styles.noticeTitle}>{title}</p>}
      <p>{children}</p>
    </div>
  );
}
