import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../elements/Picture.tsx';
import { LinkedText } from '../elements/text.tsx';
import { Container } from '../layout/layout.tsx';
import * as styles from './DetailHero.css.ts';

/** The top of a detail page: breadcrumb, back link, title, lead, actions and a picture. */
export function DetailHero({
  breadcrumb,
  back,
  title,
  answer,
  subtitle,
  lead,
  details,
  actions,
  picture,
}: {
  breadcrumb: ReactNode;
  back: ReactNode;
  title: ReactNode;
  /** What to do now, on a page for emergencies. */
  answer?: ReactNode;
  /** A short line under the title. */
  subtitle?: string;
  lead: string;
  /** More facts, below the lead. */
  details?: ReactNode;
  actions: ReactNode;
  picture: { src: PictureSource; alt: string; shape: 'landscape' | 'portrait' };
}) {
  return (
    <div className={styles.root}>
      <Container>
        {breadcrumb}
        {back}
        <div className={styles.layout[picture.shape]}>
          <div className={styles.words}>
            <h1 tabIndex={-1}>{title}</h1>
            {answer}
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            <p className={styles.lead}>
              <LinkedText>{lead}</LinkedText>
            </p>
            {details}
            <div className={styles.actions}>{actions}</div>
          </div>
          <div className={styles.picture[answer ? 'urgent' : 'usual']}>
            <Picture {...picture} eager />
          </div>
        </div>
      </Container>
    </div>
  );
}
