import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { markAs } from '#src/page/marks.ts';
import * as styles from './Notice.css.ts';
import { LinkedText } from './text.tsx';

interface NoticeProps {
  tone?: keyof typeof styles.root;
  title?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A note: something to know (`notice`), already taken care of (`reassurance`), or to do at once (`danger`). */
export function Notice({ tone = 'notice', title, actions, children }: NoticeProps) {
  return (
    <div role="note" className={styles.root[tone]}>
      {title && <p className={styles.title}>{title}</p>}
      <p>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Loads the page again, with what was typed (`src/page/early.ts`). */
export const ReloadLink = (link: { className?: string }) => (
  <a {...link} href="?" {...markAs('reload')}>
    Reload the page
  </a>
);

/** A failure that `src/page/early.ts` shows in prerendered markup when its scripts do not come. Hydration removes it. */
export function MissingScripts({ title, text }: { title?: string; text: string }) {
  if (useHydrated()) return null;
  return (
    <div role="alert" hidden {...markAs('failure')} suppressHydrationWarning>
      <Notice tone="danger" {...(title && { title })} actions={<ReloadLink />}>
        <LinkedText>{text}</LinkedText>
      </Notice>
    </div>
  );
}
