import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import * as styles from './lazy-part.css.ts';

/** What a page has below its heading: shown once that is painted, unless the root route says that all is shown at once. */
export function BelowHeading({ children }: { children: ReactNode }): ReactNode {
  const isAtOnce = useRouteContext({ from: rootRouteId, select: ({ isShownAtOnce }) => isShownAtOnce });
  const isShown = useDeferredValue(true, isAtOnce ? undefined : false);
  return isShown ? children : <div className={styles.room.screen} />;
}
