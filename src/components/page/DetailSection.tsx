import type { ReactNode } from 'react';
import * as styles from './page.css.ts';

/** A section of a detail page: a heading, beside its text on wide screens. */
export function DetailSection({ id, heading, children }: { id?: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.detailSection}>
      <h2 className={styles.detailSectionHeading}>{heading}</h2>
      <div className={styles.detailSectionBody}>{children}</div>
    </section>
  );
}
