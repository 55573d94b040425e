import { useId } from 'react';
import { ChartRow } from '../elements/ChartLine.tsx';
import * as styles from './not-found.css.ts';

const letters = 'ZKHVRD';
const lens = { x: 22.5, y: 2.5, radius: 7.4 };

/** A blurred line of the letter chart, sharp inside a trial lens. Decorative. */
export function LensOverBlur() {
  const id = useId();
  return (
    <svg className={styles.lens} aria-hidden="true" viewBox="-3 -7 51 24" width="510" height="240">
      <defs>
        <filter id={`${id}-blur`} x="-20%" y="-80%" width="140%" height="260%">
          <feGaussianBlur stdDeviation="0.85" />
        </filter>
        <clipPath id={`${id}-lens`}>
          <circle cx={lens.x} cy={lens.y} r={lens.radius} />
        </clipPath>
      </defs>
      <g className={styles.lensLetters} filter={`url(#${id}-blur)`}>
        <ChartRow letters={letters} />
      </g>
      <g>
        <path className={styles.lensHandle} d={`M${lens.x} ${lens.y + lens.radius}v5.4`} />
        <circle className={styles.lensGlass} cx={lens.x} cy={lens.y} r={lens.radius} />
        <g className={styles.lensLetters} clipPath={`url(#${id}-lens)`}>
          <ChartRow letters={letters} />
        </g>
        <circle className={styles.lensRim} cx={lens.x} cy={lens.y} r={lens.radius} />
        <circle className={styles.lensThread} cx={lens.x} cy={lens.y} r={lens.radius + 0.9} />
      </g>
    </svg>
  );
}
