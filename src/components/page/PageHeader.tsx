import type { ReactNode } from 'react';
import { Paragraph } from '../elements/text.tsx';
import { Container } from '../layout/layout.tsx';
import * as styles from './PageHeader.css.ts';

interface PageHeaderProps {
  breadcrumb?: ReactNode;
  title: string;
  size?: keyof typeof styles.title;
  lead?: string | undefined;
  beside?: ReactNode;
  children?: ReactNode;
}

/** The top of a page: breadcrumb, title, lead, and optional content beside or below them. */
export function PageHeader({ breadcrumb, title, size = 'page', lead, beside, children }: PageHeaderProps) {
  return (
    <header className={styles.root}>
      <Container>
        {breadcrumb}
        <div className={beside ? styles.columns : undefined}>
          <div className={styles.words}>
            <h1 tabIndex={-1} className={styles.title[size]}>
              {title}
            </h1>
            {lead && <Paragraph className={styles.lead}>{lead}</Paragraph>}
            {children}
          </div>
          {beside}
        </div>
      </Container>
    </header>
  );
}
