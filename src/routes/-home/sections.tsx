import { Link, useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { callToAction } from '#content/call-to-action.ts';
import { practice } from '#content/practice.ts';
import { buttonClass } from '../../components/elements/Button.tsx';
import { Picture, type PictureSource } from '../../components/elements/Picture.tsx';
import { LinkedText, MarkedList } from '../../components/elements/text.tsx';
import { Columns, Container, Section, Stack } from '../../components/layout/layout.tsx';
import { CallToAction } from '../../components/page/CallToAction.tsx';
import { DetailSection } from '../../components/page/details.tsx';
import { LazyPartFrame } from '../../features/lazy-part/lazy-part.tsx';
import { listRole } from '../../styles/list-role.ts';
import { GuideLink, RequestLink } from '../-links.tsx';
import * as styles from './Hero.css.ts';
import * as homeStyles from './home.css.ts';
import { parts } from './parts.ts';

/** #recommendations */
export function BrandsSection() {
  const { heading, lead, photo } = useLoaderData({ from: '/' }).recommendations;
  return (
    <Section id="recommendations" line={6} heading={heading} lead={lead}>
      <Stack space="group">
        {photo && <Picture {...photo} shape="banner" />}
        <LazyPartFrame part={parts.brands} />
      </Stack>
    </Section>
  );
}

/** #contact */
export function ContactSection() {
  const { heading, lead } = useLoaderData({ from: '/' }).contact;
  return (
    <Section id="contact" line={8} heading={heading} lead={lead}>
      <LazyPartFrame part={parts.contact} />
    </Section>
  );
}

/** The call to action between the doctors and the reviews. */
export function CallToActionSection() {
  return (
    <CallToAction
      {...callToAction}
      phone={practice.phone}
      action={
        <RequestLink className={buttonClass()} request={{ tab: 'appointment' }}>
          Request Appointment
        </RequestLink>
      }
    />
  );
}

/** #home */
export function HeroSection() {
  const { image, ...words } = useLoaderData({ from: '/' }).hero;
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

/** #about */
export function AboutSection() {
  const { heading, paragraphs, figures, image } = useLoaderData({ from: '/' }).about;
  return (
    <Section id="about" line={1} heading={heading} surface="raised">
      <Columns>
        <Stack>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Figures figures={figures} />
        </Stack>
        <div className={homeStyles.picture}>
          <Picture {...image} />
        </div>
      </Columns>
    </Section>
  );
}

/** #visit: what to know before a visit. */
export function VisitSection() {
  const { visit, visitHeading } = useLoaderData({ from: '/' });
  return (
    <Section id="visit" heading={visitHeading}>
      {visit.sections.map(({ heading, items = [], texts }) => (
        <DetailSection key={heading} heading={heading} level={3} isFolded>
          {items.length > 0 && <MarkedList items={items} />}
          {texts.map((text) => (
            <p key={text}>
              <LinkedText>{text}</LinkedText>
            </p>
          ))}
        </DetailSection>
      ))}
    </Section>
  );
}

/** A few numbers with what they count. */
function Figures({ figures }: { figures: readonly { value: string; label: string }[] }) {
  return (
    <dl className={homeStyles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label} className={homeStyles.figure}>
          <dt className={homeStyles.figureLabel}>{label}</dt>
          <dd className={homeStyles.figureValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
