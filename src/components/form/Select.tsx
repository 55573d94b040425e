import type { ComponentProps } from 'react';
import * as styles from './controls.css.ts';
import { Field, type FieldProps } from './Field.tsx';
import * as fieldStyles from './field.css.ts';

/** A list to choose one of a few from. Nothing is chosen until the visitor chooses. */
export function Select({
  id,
  label,
  hint,
  error,
  note,
  isOptional = false,
  options,
  emptyOption,
  ...select
}: FieldProps & {
  options: readonly string[];
  /** The words of the choice that chooses nothing. */
  emptyOption: string;
} & Pick<ComponentProps<'select'>, 'onChange' | 'ref'> & { name: string }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note} isOptional={isOptional}>
      {(control) => (
        <div className={styles.selectArrow}>
          {/* With "off", a browser does not put the choice back when the visitor comes back. */}
          <select {...select} {...control} autoComplete="on" className={fieldStyles.fieldSelect}>
            <option value="">{emptyOption}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
