import { IconAlertCircleFilled } from '@tabler/icons-react';
import { ChangingText } from '../elements/text.tsx';
import * as styles from './ErrorSummary.css.ts';

interface ErrorSummaryProps {
  id: string;
  lines: readonly { fieldId: string; label: string; message: string }[];
}

/** A message with the label of its field, unless the message names the field: "Email is required". */
const labeled = (label: string, message: string): string =>
  message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`;

/** The errors of a form, with links to the fields. The focus announces it: as an alert it would be announced twice. */
export function ErrorSummary({ id, lines }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element for groups groups fields, and these are links
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lines`}
      className={styles.root}
    >
      <h4 id={`${id}-title`} className={styles.title}>
        <IconAlertCircleFilled size={28} aria-hidden="true" />
        There is a problem
      </h4>
      <ul id={`${id}-lines`} className={styles.list}>
        {lines.map(({ fieldId, label, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              <ChangingText>{labeled(label, message)}</ChangingText>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
