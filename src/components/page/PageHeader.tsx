import type { ReactNode } from 'react';
import { Container } from '../layout/layout.tsx';
import * as styles from './page.css.ts';

/** The top of a page: breadcrumb, title, lead, and optional content beside or below them. */
export function PageHeader({
  breadcrumb,
  title,
  size = 'page',
  lead,
  beside,
  children,
}: {
  breadcrumb?: ReactNode;
  title: string;
  /** `poster` is for the landing page of the Eye Hub. */
  size?: keyof typeof styles.pageHeaderTitle;
  lead?: string | undefined;
  /** A picture, beside the text on wide screens and below it on a phone. */
  beside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className={styles.pageHeader}>
      <Container>
        {breadcrumb}
        <div className={beside ? styles.pageHeaderColumns : undefined}>
          <div className={styles.pageHeaderWords}>
            <h1 tabIndex={-1} className={styles.pageHeaderTitle[size]}>
              {title}
            </h1>
            {lead && <p className={styles.lead}>{lead}</p>}
            {children}
          </div>
          {beside}
        </div>
      </Container>
    </header>
  );
}
