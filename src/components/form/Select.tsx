import type { ComponentProps } from 'react';
import { Field, type FieldProps, splitProps } from './Field.tsx';
import * as styles from './Select.css.ts';

/** A select. Nothing is selected until the visitor chooses. */
export function Select(
  props: FieldProps & {
    options: readonly { value: string; label: string }[];
    emptyOption: string;
  } & Pick<ComponentProps<'select'>, 'value' | 'onChange' | 'ref' | 'aria-required'>,
) {
  const { field, own } = splitProps(props);
  const { options, emptyOption, ...select } = own;
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.root}>
          {/* With "off", browsers do not restore the choice when the visitor comes back. */}
          <select {...control} {...select} autoComplete="on" className={styles.select}>
            <option value="">{emptyOption}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
