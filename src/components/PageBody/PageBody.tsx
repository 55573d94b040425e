import type { ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import * as styles from './PageBody.css.ts';

/** What follows a page's header: one part below the other, clear of the block that ends the page. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <Container>
      <div className={styles.root}>{children}</div>
    </Container>
  );
}
