import type { Ref } from 'react';
import * as styles from './controls.css.ts';
import { descriptionOf } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import * as fieldStyles from './field.css.ts';

/** A box to tick, with its words beside it. The browser keeps the tick; the form reads it. */
export function Checkbox({
  id,
  name,
  label,
  isRequired = false,
  error,
  ref,
}: {
  id: string;
  name: string;
  label: string;
  /** Whether the form cannot be sent without the tick. */
  isRequired?: boolean;
  /** What is wrong while the box is not ticked. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}) {
  return (
    <div className={fieldStyles.field[error ? 'faulty' : 'sound']}>
      <FieldError id={id} error={error} />
      <label className={styles.checkbox}>
        <input
          ref={ref}
          type="checkbox"
          id={id}
          name={name}
          className={styles.checkboxBox}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptionOf({ id, error })}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
