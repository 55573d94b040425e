import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import * as styles from './form.css.ts';

/** A select. Nothing is selected until the visitor chooses. */
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
  /** The label of the empty option. */
  emptyOption: string;
} & Pick<ComponentProps<'select'>, 'onChange' | 'ref' | 'aria-required'> & { name: string }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note} isOptional={isOptional}>
      {(control) => (
        <div className={styles.selectArrow}>
          {/* With "off", browsers do not restore the choice when the visitor comes back. */}
          <select {...control} {...select} autoComplete="on" className={styles.fieldSelect}>
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
