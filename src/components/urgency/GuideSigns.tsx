import { useId } from 'react';
import { Button } from '../elements/Button.tsx';
import { FieldError } from '../form/Field.tsx';
import * as styles from './guide.css.ts';

/** A checkbox. */
interface Check {
  label: string;
  isChecked: boolean;
  onToggled: () => void;
}

/** Warning signs to check, with the two answers that are none. */
export function GuideSigns({
  label,
  signs,
  others,
  error,
  button,
  onRequested,
}: {
  /** The question. */
  label: string;
  signs: readonly (Check & { id: string })[];
  /** "None of these" and "I am not sure". */
  others: readonly Check[];
  /** What is missing. */
  error: string | undefined;
  button: string;
  onRequested: () => void;
}) {
  const id = useId();
  return (
    <>
      <fieldset className={styles.signs} aria-label={label} {...(error && { 'aria-describedby': `${id}-error` })}>
        {signs.map(({ id: sign, ...check }) => (
          <CheckBox key={sign} {...check} className={styles.sign} />
        ))}
        {others.map((check) => (
          <CheckBox key={check.label} {...check} className={styles.signApart} />
        ))}
      </fieldset>
      <div role="alert">
        <FieldError id={id} error={error} />
      </div>
      <Button onClick={onRequested}>{button}</Button>
    </>
  );
}

function CheckBox({ label, isChecked, onToggled, className }: Check & { className: string }) {
  return (
    <label className={className}>
      <input type="checkbox" className={styles.box} checked={isChecked} onChange={onToggled} />
      <span>{label}</span>
    </label>
  );
}
