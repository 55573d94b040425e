import { IconAlertCircleFilled } from '@tabler/icons-react';
import { ChangingText } from '../elements/ChangingText.tsx';
import { VisuallyHidden } from '../screen-reader/VisuallyHidden.tsx';
import * as styles from './field.css.ts';

/** What is wrong with a field, beside a sign. `id` is the field's; the text's own is that with `-error`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.fieldError}>
      <IconAlertCircleFilled size={20} aria-hidden="true" className={styles.fieldErrorIcon} />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        <ChangingText>{error}</ChangingText>
      </span>
    </p>
  );
}
