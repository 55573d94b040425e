import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import * as styles from './field.css.ts';

type TextAreaProps = Pick<ComponentProps<'textarea'>, 'name' | 'autoComplete' | 'defaultValue' | 'ref'>;

/** A field for several lines of text. */
export function TextArea({
  id,
  label,
  hint,
  error,
  note,
  isOptional = false,
  ...area
}: FieldProps & TextAreaProps & { name: string }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note} isOptional={isOptional}>
      {(control) => <textarea rows={5} {...area} {...control} className={styles.fieldTextArea} translate="no" />}
    </Field>
  );
}
