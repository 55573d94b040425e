import type { ReactNode } from 'react';
import { listRole } from '../../styles/list-role.ts';
import * as styles from './layout.css.ts';

/** Centers its content and adds the page gutter. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}

/** Lays out its children in a column, `space` apart. */
export function Stack({ space = 'text', children }: { space?: keyof typeof styles.stack; children: ReactNode }) {
  return <div className={styles.stack[space]}>{children}</div>;
}

/** Lays out its children in a wrapping row, `space` apart. */
export function Cluster({ space = 'close', children }: { space?: keyof typeof styles.cluster; children: ReactNode }) {
  return <div className={styles.cluster[space]}>{children}</div>;
}

/** Two equal columns, stacked on a phone. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

/** Lays out its children in as many equal columns as fit; `cell` sets the minimum width. */
export function Grid({
  cell = 'card',
  as: Element = 'div',
  inPairs = false,
  children,
}: {
  cell?: keyof typeof styles.grid;
  as?: 'div' | 'ul';
  /** Whether cells are narrow enough on a phone for two in a row. */
  inPairs?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.gridFrame}>
      <Element
        className={inPairs ? `${styles.grid[cell]} ${styles.pairs}` : styles.grid[cell]}
        {...(Element === 'ul' && listRole)}
      >
        {children}
      </Element>
    </div>
  );
}

/** The content below a page header, with space before the block at the end of the page. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <Container>
      <div className={styles.pageBody}>{children}</div>
    </Container>
  );
}
