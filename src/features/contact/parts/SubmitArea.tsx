import { Link } from '@tanstack/react-router';
import { Button } from '#src/components/elements/Button.tsx';
import { ChangingText } from '#src/components/elements/text.tsx';
import * as styles from './SubmitArea.css.ts';

interface SubmitAreaProps {
  label: string;
  isDisabled: boolean;
  privacyLine: string;
  privacyLink: { href: string; label: string };
}

/** The end of a form: how the data is used, and the submit button. While disabled, the button stays focusable. */
export function SubmitArea({ label, isDisabled, privacyLine, privacyLink }: SubmitAreaProps) {
  return (
    <div className={styles.root}>
      <p className={styles.privacy}>
        <span>{privacyLine} </span>
        <Link to={privacyLink.href}>{privacyLink.label}</Link>
        <span>.</span>
      </p>
      <Button type="submit" aria-disabled={isDisabled ? true : undefined}>
        <ChangingText>{label}</ChangingText>
      </Button>
    </div>
  );
}
