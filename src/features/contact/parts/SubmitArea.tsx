import { Link } from '@tanstack/react-router';
import { Button } from '#src/components/elements/Button.tsx';
import { ChangingText } from '#src/components/elements/text.tsx';
import * as styles from './parts.css.ts';

/** The end of a form: how the data is used, and the submit button. While disabled, the button stays focusable. */
export function SubmitArea({
  label,
  pendingLabel,
  isDisabled,
  privacyLine,
  privacyLink,
}: {
  label: string;
  /** The label of a button that was pressed before hydration. */
  pendingLabel: string;
  isDisabled: boolean;
  privacyLine: string;
  privacyLink: { href: string; label: string };
}) {
  return (
    <div className={styles.submitArea}>
      <p className={styles.submitAreaPrivacy}>
        <span>{privacyLine} </span>
        <Link to={privacyLink.href}>{privacyLink.label}</Link>
        <span>.</span>
      </p>
      <Button type="submit" data-pending-label={pendingLabel} aria-disabled={isDisabled ? true : undefined}>
        <ChangingText>{label}</ChangingText>
      </Button>
    </div>
  );
}
