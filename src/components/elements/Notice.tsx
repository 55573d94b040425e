import type { ReactNode } from 'react';
import * as styles from './elements.css.ts';

interface NoticeProps {
  tone?: keyof typeof styles.notice;
  title?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A note: something to know (`notice`), already taken care of (`reassurance`), or to do at once (`danger`). */
export function Notice({ tone = 'notice', title, actions, children }: NoticeProps) {
  return (
    <div role="note" className={styles.notice[tone]}>
      {title && <p className={styles.noticeTitle}>{title}</p>}
      <p>{children}</p>
      {actions && <div className={styles.noticeActions}>{actions}</div>}
    </div>
  );
}

interface UrgentLineProps {
  lead?: string;
  guide: ReactNode;
  /** What to do now. */
  children: ReactNode;
}

/** A line for whoever may need help now, with the way to the guide. */
export function UrgentLine({ lead, guide, children }: UrgentLineProps) {
  return (
    <div role="note" className={styles.urgentLine}>
      <div className={styles.urgentLineWords}>
        {lead && <p>{lead}</p>}
        {children}
      </div>
      {guide}
    </div>
  );
}
