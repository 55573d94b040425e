import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../elements/Picture.tsx';
import { Paragraph } from '../elements/text.tsx';
import { ActionRow, Container } from '../layout/layout.tsx';
import { Breadcrumb } from '../navigation/page-links.tsx';
import * as styles from './DetailHero.css.ts';
import { factName } from './details.css.ts';

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
    <div className={styles.root}>
      <Container>
        <Breadcrumb current={title}>
          <Link to="/" hash={section.hash}>
            {section.title}
          </Link>
        </Breadcrumb>
        <Link className={styles.backLink} to="/" hash={section.hash}>
          <IconArrowLeft size={18} aria-hidden="true" />
          {`Back to ${section.title}`}
        </Link>
        <div className={styles.layout[picture.shape]}>
          <div className={styles.words}>
            <h1 tabIndex={-1}>{title}</h1>
            {answer}
            {subtitle && <p className={factName}>{subtitle}</p>}
            <Paragraph className={styles.lead}>{lead}</Paragraph>
            {details}
            <ActionRow>{actions}</ActionRow>
          </div>
          <div className={styles.picture}>
            <Picture {...picture} eager />
          </div>
        </div>
        {children && <div className={styles.rest}>{children}</div>}
      </Container>
    </div>
  );
}
