import { Button } from '../elements/Button.tsx';
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
  button,
  onRequested,
}: {
  /** The question. */
  label: string;
  signs: readonly (Check & { id: string })[];
  /** "None of these" and "I am not sure". */
  others: readonly Check[];
  button: string;
  onRequested: () => void;
}) {
  return (
    <>
      <fieldset className={styles.signs} aria-label={label}>
        {signs.map(({ id, ...check }) => (
          <CheckBox key={id} {...check} className={styles.sign} />
        ))}
        {others.map((check) => (
          <CheckBox key={check.label} {...check} className={styles.signApart} />
        ))}
      </fieldset>
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
