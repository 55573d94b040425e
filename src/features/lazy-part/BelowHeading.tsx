import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import * as styles from './lazy-part.css.ts';
import { isShownWhole } from './preload-for-arrival.ts';

/**
 * What follows the heading of a page. When the visitor comes by a link, it is rendered after the heading is painted: a
 * phone would take twice as long for the page as a whole.
 */
export function BelowHeading({ children }: { children: ReactNode }) {
  const { latestLocation } = useRouter();
  // The initial value counts only once, when the page is new.
  const isShown = useDeferredValue(true, isShownWhole(latestLocation));
  return isShown ? children : <div className={styles.room.screen} />;
}
