import { IconExternalLink } from '@tabler/icons-react';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import type { loadHome } from '../-loaders.ts';
import * as styles from './RatingCard.css.ts';

type Review = Awaited<ReturnType<typeof loadHome>>['reviews'][number];

/** A rating from another site, in stars out of five, with a link to it. */
export function RatingCard({ rating, count, source, asOf, url }: Review) {
  return (
    <article className={styles.root}>
      <p className={styles.sentence}>
        <strong className={styles.rating}>{rating}</strong> <Stars rating={rating} />
        <span>{`stars from ${count} reviews on ${source}${asOf ? `, as of ${asOf}` : ''}`}</span>
      </p>
      <a className={styles.more} href={url} target="_blank" rel="noopener noreferrer">
        <span>
          Read the reviews <VisuallyHidden>{`on ${source} (opens in a new tab)`}</VisuallyHidden>
        </span>
        <IconExternalLink size={18} aria-hidden="true" />
      </a>
    </article>
  );
}

/** Five stars, filled to the rating. In its square of 24, which the style sheet cuts out, a star is from 2 to 22. */
function Stars({ rating }: { rating: number }) {
  const whole = Math.floor(rating);
  return (
    <svg className={styles.stars} viewBox="0 0 120 24" aria-hidden="true">
      <path className={styles.empty} d="M0 0h120v24H0z" />
      <path d={`M0 0h${24 * whole + 2 + 20 * (rating - whole)}v24H0z`} />
    </svg>
  );
}
