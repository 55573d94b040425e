import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

/** Lays out its children in a column, `space` apart. */
export function Stack({
  space = 'text',
  as: Element = 'div',
  children,
}: {
  space?: keyof typeof styles.stack;
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'header';
  children: ReactNode;
}) {
  const list = Element === 'ul' || Element === 'ol';
  return (
    <Element className={styles.stack[space]} {...(list && { role: 'list' })}>
      {children}
    </Element>
  );
}
