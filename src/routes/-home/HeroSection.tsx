import { Link, useLoaderData } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonClass } from '#src/components/elements/Button.tsx';
import { Picture } from '#src/components/elements/Picture.tsx';
import { ActionRow, Container } from '#src/components/layout/layout.tsx';
import { LazyPartFrame } from '#src/page/lazy-part.tsx';
import { listRole } from '#src/styles/list-role.ts';
import { GuideLink, RequestLink } from '../-links.tsx';
import { ExamPicture } from './ExamPicture.tsx';
import { type ExamView, ShowExam } from './exam-view.ts';
import * as styles from './HeroSection.css.ts';
import { parts } from './sections.tsx';

/** #home: the first screen. */
export function HeroSection() {
  const { heading, lead, languages, points, image, hasExam } = useLoaderData({ from: '/' }).hero;
  const [view, show] = useState<ExamView>(null);
  return (
    <section id="home" aria-labelledby="home-heading" className={styles.root}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1 id="home-heading" tabIndex={-1} className={styles.heading}>
              {heading}
            </h1>
            <p className={styles.lead}>{lead}</p>
            <ActionRow>
              <RequestLink>Request Appointment</RequestLink>
              <Link className={buttonClass('secondary')} to="/" hash="approach" activeOptions={{ includeHash: true }}>
                Our Approach
              </Link>
              <GuideLink />
            </ActionRow>
          </div>
          <div className={styles.picture}>
            {hasExam ? (
              <ShowExam value={show}>
                <ExamPicture image={image} view={view} />
                <LazyPartFrame part={parts.exam} />
              </ShowExam>
            ) : (
              <Picture {...image} shape="square" corners="plain" eager />
            )}
          </div>
          <div className={styles.facts}>
            <ul {...listRole} className={styles.languages} translate="no">
              {languages.map(({ lang, spoken }) => (
                <li key={lang} lang={lang} dir="auto">
                  {spoken}
                </li>
              ))}
            </ul>
            <ul {...listRole} className={styles.points}>
              {points.map((point) => (
                <li key={point} className={styles.point}>
                  {point}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </section>
  );
}
