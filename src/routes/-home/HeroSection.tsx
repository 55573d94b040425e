import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../components/elements/Button.tsx';
import { Picture, type PictureSource } from '../../components/elements/Picture.tsx';
import { Container } from '../../components/layout/layout.tsx';
import { listRole } from '../../styles/list-role.ts';
import { RequestLink } from '../-RequestLink.tsx';
import { GuideLink } from '../-urgency/GuideLink.tsx';
import * as styles from './Hero.css.ts';
import { useHome } from './use-home.ts';

/** #home */
export function HeroSection() {
  const { image, ...words } = useHome().hero;
  return (
    <Hero
      {...words}
      picture={image}
      urgent={<GuideLink />}
      actions={
        <>
          <RequestLink className={buttonClass()} request={{ tab: 'appointment' }}>
            Request Appointment
          </RequestLink>
          <Link
            className={buttonClass({ tone: 'secondary' })}
            to="/"
            hash="approach"
            activeOptions={{ includeHash: true }}
          >
            Our Approach
          </Link>
        </>
      }
    />
  );
}

/** The first screen of the home page. */
function Hero({
  heading,
  lead,
  points,
  picture,
  actions,
  urgent,
}: {
  heading: string;
  lead: string;
  points: readonly string[];
  picture: { src: PictureSource; alt: string };
  actions: ReactNode;
  /** A link for visitors who cannot wait. */
  urgent: ReactNode;
}) {
  return (
    <section id="home" aria-labelledby="home-heading" className={styles.root}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1 id="home-heading" tabIndex={-1} className={styles.heading}>
              {heading}
            </h1>
            <p className={styles.lead}>{lead}</p>
            <div className={styles.actions}>
              {actions}
              {urgent}
            </div>
            <ul {...listRole} className={styles.points}>
              {points.map((point) => (
                <li key={point} className={styles.point}>
                  <span className={styles.dot} aria-hidden="true" />
                  {point}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.picture}>
            <Picture {...picture} shape="portrait" corners="plain" eager />
          </div>
        </div>
      </Container>
    </section>
  );
}
