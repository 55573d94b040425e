import { IconExternalLink, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useLoaderData } from '@tanstack/react-router';
import { ButtonLink } from '../../components/elements/Button.tsx';
import { Grid, Section } from '../../components/layout/layout.tsx';
import { VisuallyHidden } from '../../components/screen-reader/screen-reader.tsx';
import * as styles from './home.css.ts';

/** A rating from another site, with a link to it. */
export function RatingCard({
  rating,
  count,
  source,
  url,
}: {
  /** Stars out of five. */
  rating: number;
  count: number;
  source: string;
  url: string;
}) {
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
      <p>{`${rating} stars from ${count.toLocaleString('en-US')} reviews on ${source}`}</p>
      <ButtonLink tone="secondary" href={url} target="_blank" rel="noopener noreferrer">
        Read the reviews <VisuallyHidden>{`on ${source} (opens in a new tab)`}</VisuallyHidden>
        <IconExternalLink size={18} aria-hidden="true" />
      </ButtonLink>
    </article>
  );
}

/** The left and right edge of the star in its view box of 24. */
const ink = { start: 2, end: 22 } as const;

/** A star, filled to a share of its width. */
function Star({ share }: { share: number }) {
  const width = ink.start + (ink.end - ink.start) * share;
  return (
    <span className={styles.star}>
      <IconStar size={24} />
      {share > 0 && <IconStarFilled width={width} height={24} viewBox={`0 0 ${width} 24`} />}
    </span>
  );
}

/** #testimonials, for a practice with reviews. */
export default function TestimonialsSection() {
  const { testimonials, reviews } = useLoaderData({ from: '/' });
  const { heading, lead } = testimonials;
  if (reviews.length === 0) return null;
  return (
    <Section id="testimonials" line={5} heading={heading} lead={lead} surface="sunken">
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
