import type { ReactNode } from 'react';
import * as styles from './screen-reader.css.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** A polite live region: what appears in it later is announced. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" className={styles.liveRegion}>
      {children}
    </div>
  );
}

/** Announces the title of a page after a client-side navigation. Empty until then. */
export function RouteAnnouncer({ arrival }: { arrival: { id: string; title: string } | null }) {
  return (
    <div aria-live="polite" aria-atomic="true">
      {arrival && <VisuallyHidden key={arrival.id}>{arrival.title}</VisuallyHidden>}
    </div>
  );
}
