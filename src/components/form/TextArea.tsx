import { Field, type FieldProps } from './Field.tsx';
import * as styles from './field.css.ts';

/** A field for several lines of text. */
export function TextArea({ id, label, hint, error, note, isOptional = false, name }: FieldProps & { name: string }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note} isOptional={isOptional}>
      {(control) => <textarea rows={5} name={name} {...control} className={styles.fieldTextArea} translate="no" />}
    </Field>
  );
}
