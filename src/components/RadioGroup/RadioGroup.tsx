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
  choices,
}: {
  id: string;
  name: string;
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  choices: readonly RadioChoice[];
}) {
  return (
    <div className={fieldStyles.root[error ? 'faulty' : 'sound']}>
      <fieldset className={styles.fieldset} aria-describedby={descriptionOf({ id, hint, error })}>
        <legend className={styles.legend}>{legend}</legend>
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
                aria-invalid={error ? true : undefined}
              />
              <span className={styles.words}>
                <span className={styles.label}>{choice.label}</span>
                {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
