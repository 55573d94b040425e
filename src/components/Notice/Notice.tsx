import type { ReactNode } from 'react';
import * as styles from './Notice.css.ts';

/** A remark that stands out: something to know (`notice`) or something that is taken care of (`reassurance`). */
export function Notice({
  tone = 'notice',
  title,
  children,
}: {
  tone?: keyof typeof styles.root;
  title?: string;
  children: ReactNode;
}) {
  return (
    <div role="note" className={styles.root[tone]}>
      {title && <p className={styles.title}>{title}</p>}
      <p>{children}</p>
    </div>
  );
}
