import type { ReactNode } from 'react';
import * as styles from './field.css.ts';

/** Lays out short fields side by side where the screen is wide enough. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.fieldRow}>{children}</div>;
}
