import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import * as styles from './layout.css.ts';

/** What follows a page's header: one part below the other, clear of the block that ends the page. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <Container>
      <div className={styles.pageBody}>{children}</div>
    </Container>
  );
}
