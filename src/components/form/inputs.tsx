import type { ComponentProps } from 'react';
import * as fieldStyles from './Field.css.ts';
import { controlProps, Field, FieldError, type FieldProps, splitProps } from './Field.tsx';
import * as styles from './inputs.css.ts';

/** A text field. Uncontrolled: the form reads it when it is sent. */
export function TextField(props: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className'>) {
  const { field, own } = splitProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <input type="text" autoCorrect="off" {...control} {...own} className={fieldStyles.controlBase} translate="no" />
      )}
    </Field>
  );
}

/** A field for several lines of text. */
export function TextArea(props: FieldProps & Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength'>) {
  const { field, own } = splitProps(props);
  return (
    <Field {...field}>
      {(control) => <textarea rows={5} {...own} {...control} className={styles.textArea} translate="no" />}
    </Field>
  );
}

interface CheckboxProps extends Pick<FieldProps, 'id' | 'name' | 'label' | 'error'> {
  /** Whether it has to be checked before the form can be sent. */
  isRequired?: boolean;
}

/** A checkbox with its label. Uncontrolled: the form reads it when it is sent. */
export function Checkbox({ id, name, label, isRequired = false, error }: CheckboxProps) {
  return (
    <div className={fieldStyles.root[error ? 'invalid' : 'valid']}>
      <FieldError id={id} error={error} />
      <label className={styles.checkbox}>
        <input type="checkbox" {...controlProps({ id, name, error, isOptional: !isRequired })} />
        <span>{label}</span>
      </label>
    </div>
  );
}

interface RadioGroupProps extends Pick<FieldProps, 'id' | 'name' | 'label' | 'error'> {
  choices: readonly { value: string; label: string; hint?: string }[];
}

/** A radio group in which a choice is required. The first choice has the group's id, so that links can point to it. */
export function RadioGroup({ id, name, label, error, choices }: RadioGroupProps) {
  return (
    <div className={fieldStyles.root[error ? 'invalid' : 'valid']}>
      <div
        role="radiogroup"
        className={styles.radioGroup}
        aria-labelledby={`${id}-legend`}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      >
        <p id={`${id}-legend`} className={styles.radioLabel}>
          {label}
        </p>
        <FieldError id={id} error={error} />
        <div className={styles.radioChoices}>
          {choices.map((choice, index) => (
            <label key={choice.value} className={styles.radioChoice}>
              <input type="radio" id={index === 0 ? id : `${id}-${choice.value}`} name={name} value={choice.value} />
              <span className={styles.radioWords}>
                <span className={styles.radioLabel}>{choice.label}</span>
                {choice.hint && <span className={fieldStyles.hint}>{choice.hint}</span>}
              </span>
            </label>
          ))}
        </div>
      </div>
    </div>
  );
}
