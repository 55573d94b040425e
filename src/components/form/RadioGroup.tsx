import { descriptionOf, FieldError } from './Field.tsx';
import * as styles from './form.css.ts';

/** A radio button of a group. */
export interface RadioChoice {
  value: string;
  label: string;
  hint?: string;
}

/** A radio group. The first choice has the group's id, so that links can point to it. */
export function RadioGroup({
  id,
  name,
  legend,
  hint,
  error,
  isRequired = false,
  choices,
}: {
  id: string;
  name: string;
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Whether a choice is required. */
  isRequired?: boolean;
  choices: readonly RadioChoice[];
}) {
  return (
    <div className={styles.field[error ? 'invalid' : 'valid']}>
      <div
        role="radiogroup"
        className={styles.radioGroup}
        aria-labelledby={`${id}-legend`}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={descriptionOf({ id, hint, error })}
      >
        <p id={`${id}-legend`} className={styles.radioLegend}>
          {legend}
        </p>
        {hint && (
          <p id={`${id}-hint`} className={styles.fieldHint}>
            {hint}
          </p>
        )}
        <FieldError id={id} error={error} />
        <div className={styles.radioChoices}>
          {choices.map((choice, index) => (
            <label key={choice.value} className={styles.radioChoice}>
              <input
                type="radio"
                id={index === 0 ? id : `${id}-${choice.value}`}
                name={name}
                value={choice.value}
                className={styles.radio}
              />
              <span className={styles.radioWords}>
                <span className={styles.radioLabel}>{choice.label}</span>
                {choice.hint && <span className={styles.radioHint}>{choice.hint}</span>}
              </span>
            </label>
          ))}
        </div>
      </div>
    </div>
  );
}
