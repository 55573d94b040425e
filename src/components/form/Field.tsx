import type { ReactNode } from 'react';
import { ChangingText } from '../elements/ChangingText.tsx';
import { FieldError } from './FieldError.tsx';
import * as styles from './field.css.ts';

/** What every field of a form can say about itself. */
export interface FieldProps {
  /** Unique on the page; hint and error derive theirs from it. */
  id: string;
  label: string;
  /** Stands under the label and is read with it. */
  hint?: string | undefined;
  /** What is wrong with the answer. */
  error?: string | undefined;
  /** A friendly remark on the answer, announced when it changes; left out where it says the same as the error. */
  note?: string | undefined;
  /** Whether the field may be left empty, which its label then says. */
  isOptional?: boolean;
}

/** What a control takes over from its field. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** The ids of the texts that describe a field's control, for `aria-describedby`; undefined when there are none. */
export function descriptionOf({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** A labelled field: label, hint, error and remark around the control that `children` draws. */
export function Field({
  id,
  label,
  hint,
  error,
  note,
  isOptional = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  return (
    <div className={styles.field[error ? 'faulty' : 'sound']}>
      <label htmlFor={id} className={styles.fieldLabel}>
        <FieldLabel label={label} isOptional={isOptional} />
      </label>
      {hint && (
        <p key={hint} id={`${id}-hint`} className={styles.fieldHint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      {children({
        id,
        'aria-describedby': descriptionOf({ id, hint, error }),
        'aria-invalid': error ? true : undefined,
        'aria-required': isOptional ? undefined : true,
      })}
      <div className={styles.fieldNote} aria-live="polite">
        {note && note !== error && <ChangingText>{note}</ChangingText>}
      </div>
    </div>
  );
}

/** A label's words, with "(optional)" where the field may be left empty. */
export function FieldLabel({ label, isOptional }: { label: string; isOptional: boolean }) {
  return (
    <>
      <span>{label}</span> {isOptional && <span className={styles.fieldOptional}>(optional)</span>}
    </>
  );
}
