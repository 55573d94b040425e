import { IconPhoneCall } from '@tabler/icons-react';
import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PhoneLink } from './Button.tsx';
import * as styles from './elements.css.ts';
import { LinkedText } from './text.tsx';

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

/** Loads the page again, with what was typed (`src/early.ts`). */
export const ReloadLink = (link: { className?: string }) => (
  <a {...link} href="?" data-reload="">
    Reload the page
  </a>
);

/** A failure that `src/early.ts` shows in prerendered markup when its scripts do not come. Hydration removes it. */
export function MissingScripts({ title, text }: { title?: string; text: string }) {
  if (useHydrated()) return null;
  return (
    <div role="alert" hidden data-failure="" suppressHydrationWarning>
      <Notice tone="danger" {...(title && { title })} actions={<ReloadLink />}>
        <LinkedText>{text}</LinkedText>
      </Notice>
    </div>
  );
}

interface UrgentLineProps {
  lead: string;
  phone: { dial: string; display: string };
  sameDay: string;
  /** Where to get help now, or while the office is closed. */
  advice: ReactNode;
  guide: ReactNode;
  /** Whether it is one line on a phone: the number and the guide, which says the rest. */
  isShort?: boolean;
}

/** A line for emergencies: the phone number, and what to do when the office is closed. */
export function UrgentLine({ lead, phone, sameDay, advice, guide, isShort = false }: UrgentLineProps) {
  return (
    <div className={isShort ? styles.urgentLineShort : styles.urgentLine}>
      <IconPhoneCall size={24} aria-hidden="true" className={styles.urgentLineIcon} />
      <p className={styles.urgentLineLead}>
        <span>{lead} </span>
        <PhoneLink phone={phone} className={styles.urgentLinePhone} />
        <span className={styles.urgentLineSameDay}>{`; ${sameDay}.`}</span>
      </p>
      <p className={styles.urgentLineAdvice}>{advice}</p>
      <div className={styles.urgentLineGuide}>{guide}</div>
    </div>
  );
}
