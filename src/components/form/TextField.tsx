import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import * as styles from './form.css.ts';

type InputProps = Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>;

/** A text field. Uncontrolled: the form reads it when it is sent. */
export function TextField({
  id,
  label,
  hint,
  error,
  note,
  offer,
  isOptional = false,
  ...input
}: FieldProps & InputProps & { name: string }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note} offer={offer} isOptional={isOptional}>
      {(control) => <input type="text" {...input} {...control} className={styles.fieldInput} translate="no" />}
    </Field>
  );
}

/** A field for several lines of text. */
export function TextArea({ id, label, hint, error, note, isOptional = false, name }: FieldProps & { name: string }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note} isOptional={isOptional}>
      {(control) => <textarea rows={5} name={name} {...control} className={styles.fieldTextArea} translate="no" />}
    </Field>
  );
}
