import { ChangingText } from '../elements/text.tsx';
import * as styles from './ErrorSummary.css.ts';

interface ErrorSummaryProps {
  id: string;
  lines: readonly { fieldId: string; label: string; message: string }[];
}

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
      <h4 id={`${id}-title`}>There is a problem</h4>
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
              <span>
                {label}: <ChangingText>{message}</ChangingText>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
