import { IconExternalLink, IconStar, IconStarFilled } from '@tabler/icons-react';
import { ButtonLink } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RatingCard.css.ts';

/** A rating collected on another site, with its source and a link to it. */
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
    <article className={styles.root}>
      <p className={styles.rating} aria-hidden="true">
        {rating}
      </p>
      <div className={styles.stars} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((star) =>
          star <= Math.round(rating) ? <IconStarFilled key={star} size={24} /> : <IconStar key={star} size={24} />,
        )}
      </div>
      <p>{`${rating} stars from ${count.toLocaleString('en-US')} reviews on ${source}`}</p>
      <ButtonLink tone="secondary" href={url} target="_blank" rel="noopener noreferrer">
        Read the reviews <VisuallyHidden>{`on ${source} (opens in a new tab)`}</VisuallyHidden>
        <IconExternalLink size={18} aria-hidden="true" />
      </ButtonLink>
    </article>
  );
}
