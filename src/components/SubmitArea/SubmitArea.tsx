import { Button } from '../Button/Button.tsx';
import { ChangingText } from '../ChangingText/ChangingText.tsx';
import * as styles from './SubmitArea.css.ts';

/** The end of a form: how the data is used, and the button. Switched off, the button stays reachable by keyboard. */
export function SubmitArea({
  label,
  isSwitchedOff,
  privacyLine,
  privacyLink,
}: {
  label: string;
  isSwitchedOff: boolean;
  privacyLine: string;
  privacyLink: { href: string; label: string };
}) {
  return (
    <div className={styles.root}>
      <p className={styles.privacy}>
        <span>{privacyLine} </span>
        <a href={privacyLink.href}>{privacyLink.label}</a>
        <span>.</span>
      </p>
      <Button type="submit" aria-disabled={isSwitchedOff ? true : undefined}>
        <ChangingText>{label}</ChangingText>
      </Button>
    </div>
  );
}
