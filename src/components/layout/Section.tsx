import type { ReactNode } from 'react';
import { ChartLine } from '../elements/ChartLine.tsx';
import { LinkedText } from '../elements/text.tsx';
import * as styles from './layout.css.ts';
import { Container } from './layout.tsx';

/** A section of the home page: anchor, line of the letter chart, focusable heading, and content. */
export function Section({
  id,
  heading,
  lead,
  line,
  surface = 'page',
  children,
}: {
  id: string;
  heading: string;
  lead?: string;
  /** The line of the letter chart, from 0 (largest); no line without it. */
  line?: number;
  surface?: keyof typeof styles.section;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.section[surface]}>
      <Container>
        {line !== undefined && <ChartLine line={line} />}
        <header className={styles.sectionHeader}>
          <h2 id={`${id}-heading`} tabIndex={-1}>
            {heading}
          </h2>
          {lead && (
            <p className={styles.sectionLead}>
              <LinkedText>{lead}</LinkedText>
            </p>
          )}
        </header>
        {children}
      </Container>
    </section>
  );
}
