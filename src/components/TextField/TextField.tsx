import type { ComponentProps } from 'react';
import * as styles from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

type InputProps = Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'onBlur' | 'onInput' | 'ref'
>;

/** A field for one line of text. The browser keeps what is typed; the form reads it when it is sent. */
export function TextField({
  id,
  label,
  hint,
  error,
  note,
  isOptional = false,
  ...input
}: FieldProps & InputProps & { name: string }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note} isOptional={isOptional}>
      {(control) => <input type="text" {...input} {...control} className={styles.input} translate="no" />}
    </Field>
  );
}
