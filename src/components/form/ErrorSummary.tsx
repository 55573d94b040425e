import type { Ref } from 'react';
import { AnswerText } from '../elements/text.tsx';
import * as styles from './form.css.ts';

/** An error in the summary. */
export interface SummaryLine {
  /** The id of the control to go to. */
  fieldId: string;
  /** The field's label. */
  label: string;
  message: string;
}

/**
 * The errors of a form, with links to the fields. It receives the focus when a form is not accepted, which announces it:
 * as an alert it would be announced twice.
 */
export function ErrorSummary({
  id,
  lines,
  ref,
}: {
  id: string;
  lines: readonly SummaryLine[];
  ref: Ref<HTMLDivElement>;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element for groups groups fields, and these are links
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lines`}
      className={styles.errorSummary}
    >
      <h4 id={`${id}-title`}>There is a problem</h4>
      <ul id={`${id}-lines`} className={styles.errorSummaryList}>
        {lines.map(({ fieldId, label, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              className={styles.errorSummaryLink}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              <span>
                {label}: <AnswerText>{message}</AnswerText>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
