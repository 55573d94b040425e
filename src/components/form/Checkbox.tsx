import { descriptionOf, FieldError } from './Field.tsx';
import * as styles from './form.css.ts';

/** A checkbox with its label. Uncontrolled: the form reads it when it is sent. */
export function Checkbox({
  id,
  name,
  label,
  isRequired = false,
  error,
}: {
  id: string;
  name: string;
  label: string;
  /** Whether it has to be checked before the form can be sent. */
  isRequired?: boolean;
  /** The error message. */
  error?: string | undefined;
}) {
  return (
    <div className={styles.field[error ? 'invalid' : 'valid']}>
      <FieldError id={id} error={error} />
      <label className={styles.checkbox}>
        <input
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
