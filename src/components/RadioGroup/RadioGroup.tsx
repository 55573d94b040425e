import * as fieldStyles from '../Field/Field.css.ts';
import { descriptionOf } from '../Field/Field.tsx';
import { FieldError } from '../Field/FieldError.tsx';
import * as styles from './RadioGroup.css.ts';

/** One of the choices of a group. */
export interface RadioChoice {
  value: string;
  label: string;
  hint?: string;
}

/** A question with a few answers that exclude each other. The first choice carries the group's id, for links to it. */
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
  /** Whether one of the choices has to be taken. */
  isRequired?: boolean;
  choices: readonly RadioChoice[];
}) {
  return (
    <div className={fieldStyles.root[error ? 'faulty' : 'sound']}>
      <div
        role="radiogroup"
        className={styles.group}
        aria-labelledby={`${id}-legend`}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={descriptionOf({ id, hint, error })}
      >
        <p id={`${id}-legend`} className={styles.legend}>
          {legend}
        </p>
        {hint && (
          <p id={`${id}-hint`} className={fieldStyles.hint}>
            {hint}
          </p>
        )}
        <FieldError id={id} error={error} />
        <div className={styles.choices}>
          {choices.map((choice, place) => (
            <label key={choice.value} className={styles.choice}>
              <input
                type="radio"
                id={place === 0 ? id : `${id}-${choice.value}`}
                name={name}
                value={choice.value}
                className={styles.radio}
              />
              <span className={styles.words}>
                <span className={styles.label}>{choice.label}</span>
                {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
              </span>
            </label>
          ))}
        </div>
      </div>
    </div>
  );
}
