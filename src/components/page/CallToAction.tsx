import type { ReactNode } from 'react';
import { Container, Stack } from '../layout/layout.tsx';
import * as styles from './CallToAction.css.ts';

/** The block at the end of a page: what to do next, and its buttons. */
export function CallToAction({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <section className={styles.root} aria-labelledby="call-to-action">
      <Container>
        <div className={styles.columns}>
          <Stack space="tight">
            <h2 id="call-to-action">{heading}</h2>
            <p className={styles.lead}>{lead}</p>
          </Stack>
          <div className={styles.actions}>{children}</div>
        </div>
      </Container>
    </section>
  );
}
