import type { ReactNode } from 'react';
import * as styles from './page.css.ts';

/** A part of a page about one thing or person: its heading, beside its text where there is room. */
export function DetailSection({ id, heading, children }: { id?: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.detailSection}>
      <h2 className={styles.detailSectionHeading}>{heading}</h2>
      <div className={styles.detailSectionBody}>{children}</div>
    </section>
  );
}
