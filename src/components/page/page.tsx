import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../elements/Picture.tsx';
import { LinkedText } from '../elements/text.tsx';
import { ActionRow, Container } from '../layout/layout.tsx';
import { BackLink, Breadcrumb } from '../navigation/page-links.tsx';
import { factName } from './details.css.ts';
import * as styles from './page.css.ts';

interface PageHeaderProps {
  breadcrumb?: ReactNode;
  title: string;
  size?: keyof typeof styles.headerTitle;
  lead?: string | undefined;
  beside?: ReactNode;
  children?: ReactNode;
}

/** The top of a page: breadcrumb, title, lead, and optional content beside or below them. */
export function PageHeader({ breadcrumb, title, size = 'page', lead, beside, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <Container>
        {breadcrumb}
        <div className={beside ? styles.headerColumns : undefined}>
          <div className={styles.headerWords}>
            <h1 tabIndex={-1} className={styles.headerTitle[size]}>
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

interface DetailHeroProps {
  /** The section of the home page that lists the page. */
  section: { hash: string; title: string };
  title: ReactNode;
  /** What to do now, on a page for emergencies. */
  answer?: ReactNode;
  subtitle?: string;
  lead: string;
  details?: ReactNode;
  actions: ReactNode;
  picture: { src: PictureSource; alt: string; shape: 'landscape' | 'portrait' };
  /** What follows the picture. */
  children?: ReactNode;
}

/** The top of a detail page: breadcrumb, back link, title, lead, actions and a picture. */
export function DetailHero(props: DetailHeroProps) {
  const { section, title, answer, subtitle, lead, details, actions, picture, children } = props;
  return (
    <div className={styles.hero}>
      <Container>
        <Breadcrumb current={title}>
          <Link to="/" hash={section.hash}>
            {section.title}
          </Link>
        </Breadcrumb>
        <BackLink hash={section.hash}>{`Back to ${section.title}`}</BackLink>
        <div className={styles.heroLayout[picture.shape]}>
          <div className={styles.heroWords}>
            <h1 tabIndex={-1}>{title}</h1>
            {answer}
            {subtitle && <p className={factName}>{subtitle}</p>}
            <p className={styles.lead}>
              <LinkedText>{lead}</LinkedText>
            </p>
            {details}
            <ActionRow>{actions}</ActionRow>
          </div>
          <div className={styles.heroPicture}>
            <Picture {...picture} eager />
          </div>
        </div>
        {children && <div className={styles.heroRest}>{children}</div>}
      </Container>
    </div>
  );
}
