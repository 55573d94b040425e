import { IconArrowDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { hasBrands } from '#content/practice.data.ts';
import * as styles from './EyewearInvitation.css.ts';

/** What we offer in eyewear, and when glasses are ready, where that is known. */
export function EyewearInvitation({ text, ready, linkLabel }: { text: string; ready?: string; linkLabel: string }) {
  return (
    <div className={styles.root}>
      <svg className={styles.glasses} viewBox="0 0 200 80" aria-hidden="true">
        <path
          className={styles.frame}
          d="M18 42a34 34 0 1 0 68 0a34 34 0 1 0-68 0M114 42a34 34 0 1 0 68 0a34 34 0 1 0-68 0M85 36q15-14 30 0M18 38 4 30M182 38l14-8"
        />
        <path
          className={styles.ticks}
          d="M28 42a24 24 0 1 0 48 0a24 24 0 1 0-48 0M124 42a24 24 0 1 0 48 0a24 24 0 1 0-48 0"
        />
      </svg>
      <p className={styles.text}>{text}</p>
      {ready && <p>{ready}</p>}
      {hasBrands && (
        <p className={styles.more}>
          <Link to="/" hash="recommendations" activeOptions={{ includeHash: true }}>
            {linkLabel}
          </Link>
          <IconArrowDown size={18} aria-hidden="true" />
        </p>
      )}
    </div>
  );
}
