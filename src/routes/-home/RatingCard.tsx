import { IconExternalLink, IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ReviewProfile } from '#content/schema/practice.ts';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import * as styles from './RatingCard.css.ts';

interface RatingCardProps extends Omit<ReviewProfile, 'count' | 'asOf'> {
  /** The number of reviews as it is read: `Intl` would make a page that hydrates wait. */
  count: string;
  /** The month in which somebody last looked, in words; null where nobody has. */
  asOf: string | null;
}

/** A rating from another site, in stars out of five, with a link to it. */
export function RatingCard({ rating, count, source, asOf, url }: RatingCardProps) {
  return (
    <article className={styles.root}>
      <p className={styles.sentence}>
        <strong className={styles.rating}>{rating}</strong>{' '}
        <span className={styles.stars} aria-hidden="true">
          {[0, 1, 2, 3, 4].map((before) => (
            <Star key={before} share={Math.min(Math.max(rating - before, 0), 1)} />
          ))}
        </span>
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

/** A star, filled to a share of its width. In its view box of 24, it is from 2 to 22. */
function Star({ share }: { share: number }) {
  const width = 2 + 20 * share;
  return (
    <span className={styles.star}>
      <IconStar size={18} />
      {share > 0 && <IconStarFilled width={(width / 24) * 18} height={18} viewBox={`0 0 ${width} 24`} />}
    </span>
  );
}
