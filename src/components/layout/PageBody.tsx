import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import * as styles from './layout.css.ts';

/** The content below a page header, with space before the block at the end of the page. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <Container>
      <div className={styles.pageBody}>{children}</div>
    </Container>
  );
}
