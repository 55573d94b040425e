import { IconExternalLink, IconStar, IconStarFilled } from '@tabler/icons-react';
import { Link, useLoaderData } from '@tanstack/react-router';
import { hasBrands } from '#content/has-brands.data.ts';
import type { Price, ReviewProfile } from '#content/schema/practice.ts';
import { ButtonLink, buttonClass } from '../../components/elements/Button.tsx';
import { Picture } from '../../components/elements/Picture.tsx';
import { MarkedList, Paragraphs } from '../../components/elements/text.tsx';
import { ActionRow, Columns, Container, Grid, Section, Stack } from '../../components/layout/layout.tsx';
import { DetailSection } from '../../components/page/details.tsx';
import { PriceTable } from '../../components/page/PriceTable.tsx';
import { VisuallyHidden } from '../../components/screen-reader/screen-reader.tsx';
import { LazyPartFrame, lazyPart } from '../../features/lazy-part/lazy-part.tsx';
import { listRole } from '../../styles/list-role.ts';
import { GuideLink, RequestLink } from '../-links.tsx';
import * as styles from './home.css.ts';

/** The parts of the home page whose script loads when they are near the viewport. */
export const parts = {
  doctors: lazyPart('doctors-part', 'near', () => import('./DoctorsSection.tsx')),
  services: lazyPart('services-part', 'near', () => import('./ServicesPart.tsx')),
  brands: lazyPart('brands-part', 'near', () => import('./BrandsPart.tsx')),
  findUs: lazyPart('find-us-part', 'near', () => import('./FindUsSection.tsx')),
  contact: lazyPart('contact-part', 'near', () => import('./ContactPart.tsx')),
};

/** #recommendations */
export function BrandsSection() {
  const { heading, lead, photo } = useLoaderData({ from: '/' }).recommendations;
  if (!hasBrands) return null;
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
  const { contact } = useLoaderData({ from: '/' });
  return (
    <Section id="contact" line={8} {...contact}>
      <LazyPartFrame part={parts.contact} />
    </Section>
  );
}

/** #home: the first screen. */
export function HeroSection() {
  const { heading, lead, points, image } = useLoaderData({ from: '/' }).hero;
  return (
    <section id="home" aria-labelledby="home-heading" className={styles.hero}>
      <Container>
        <div className={styles.heroColumns}>
          <div className={styles.heroWords}>
            <h1 id="home-heading" tabIndex={-1} className={styles.heroHeading}>
              {heading}
            </h1>
            <p className={styles.heroLead}>{lead}</p>
            <ActionRow>
              <RequestLink>Request Appointment</RequestLink>
              <Link className={buttonClass('secondary')} to="/" hash="approach" activeOptions={{ includeHash: true }}>
                Our Approach
              </Link>
              <GuideLink />
            </ActionRow>
            <ul {...listRole} className={styles.heroPoints}>
              {points.map((point) => (
                <li key={point} className={styles.heroPoint}>
                  <span className={styles.heroDot} aria-hidden="true" />
                  {point}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.heroPicture}>
            <Picture {...image} shape="portrait" corners="plain" eager />
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
          <dl className={styles.figures}>
            {figures.map(({ value, label }) => (
              <div key={label} className={styles.figure}>
                <dt className={styles.figureLabel}>{label}</dt>
                <dd className={styles.figureValue}>{value}</dd>
              </div>
            ))}
          </dl>
        </Stack>
        <div className={styles.picture}>
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
      <VisitSections sections={visit.sections} />
    </Section>
  );
}

interface VisitSectionsProps {
  sections: readonly {
    id: string;
    heading: string;
    items: readonly string[];
    prices: readonly Price[];
    texts: readonly string[];
  }[];
}

/** What to know before a visit, each section folded under its heading. */
export function VisitSections({ sections }: VisitSectionsProps) {
  return sections.map(({ id, heading, items, prices, texts }) => (
    <DetailSection key={id} id={id} heading={heading} level={3} isFolded>
      {items.length > 0 && <MarkedList items={items} />}
      {prices.length > 0 && <PriceTable prices={prices} />}
      <Paragraphs texts={texts} />
    </DetailSection>
  ));
}

interface RatingCardProps extends Omit<ReviewProfile, 'count' | 'asOf'> {
  /** The number of reviews as it is read: `Intl` would make a page that hydrates wait. */
  count: string;
  /** The month in which somebody last looked, in words; null where nobody has. */
  asOf: string | null;
}

/** A rating from another site, in stars out of five, with a link to it. */
export function RatingCard({ rating, count, source, asOf, url }: RatingCardProps) {
  return (
    <article className={styles.ratingCard}>
      <p className={styles.rating} aria-hidden="true">
        {rating}
      </p>
      <div className={styles.stars} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((before) => (
          <Star key={before} share={Math.min(Math.max(rating - before, 0), 1)} />
        ))}
      </div>
      <p>{`${rating} stars from ${count} reviews on ${source}${asOf ? `, as of ${asOf}` : ''}`}</p>
      <ButtonLink tone="secondary" href={url} target="_blank" rel="noopener noreferrer">
        Read the reviews <VisuallyHidden>{`on ${source} (opens in a new tab)`}</VisuallyHidden>
        <IconExternalLink size={18} aria-hidden="true" />
      </ButtonLink>
    </article>
  );
}

/** A star, filled to a share of its width. In its view box of 24, it is from 2 to 22. */
function Star({ share }: { share: number }) {
  const width = 2 + 20 * share;
  return (
    <span className={styles.star}>
      <IconStar size={24} />
      {share > 0 && <IconStarFilled width={width} height={24} viewBox={`0 0 ${width} 24`} />}
    </span>
  );
}

/** #testimonials, for a practice with reviews. */
export function TestimonialsSection() {
  const { testimonials, reviews } = useLoaderData({ from: '/' });
  if (reviews.length === 0) return null;
  return (
    <Section id="testimonials" line={5} {...testimonials} surface="sunken">
      <Grid as="ul" cell="wide" inPairs>
        {reviews.map((review) => (
          <li key={review.url}>
            <RatingCard {...review} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
