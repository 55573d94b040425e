import { type ReactNode, useId } from 'react';
import * as styles from './field.css.ts';

/** A group of fields with a legend. */
export function FieldGroup({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) {
  const hintId = useId();
  return (
    <fieldset className={styles.fieldGroup} aria-describedby={hint ? hintId : undefined}>
      <legend className={styles.fieldGroupLegend}>{legend}</legend>
      {hint && (
        <p id={hintId} className={styles.fieldGroupHint}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}

/** Lays out short fields side by side where the screen is wide enough. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.fieldRow}>{children}</div>;
}
