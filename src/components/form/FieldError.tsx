import { IconAlertCircleFilled } from '@tabler/icons-react';
import { ChangingText } from '../elements/ChangingText.tsx';
import { VisuallyHidden } from '../screen-reader/VisuallyHidden.tsx';
import * as styles from './field.css.ts';

/** The error message of a field. `id` is that of the field; the message has the id `${id}-error`. */
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
