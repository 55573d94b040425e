import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

/** Lays out its children in a wrapping row, `space` apart. */
export function Cluster({
  space = 'close',
  as: Element = 'div',
  children,
}: {
  space?: keyof typeof styles.cluster;
  as?: 'div' | 'ul';
  children: ReactNode;
}) {
  return (
    <Element className={styles.cluster[space]} {...(Element === 'ul' && { role: 'list' })}>
      {children}
    </Element>
  );
}
