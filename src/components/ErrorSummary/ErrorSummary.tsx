import type { Ref } from 'react';
import * as styles from './ErrorSummary.css.ts';

/** One line of the summary. */
export interface SummaryLine {
  /** The id of the control to go to. */
  fieldId: string;
  /** The field's name, as its label says it. */
  label: string;
  message: string;
}

/** Everything that has to be corrected, with links to the fields. It takes the focus when a form was not accepted. */
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
    <div ref={ref} role="alert" tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.root}>
      <h4 id={`${id}-title`}>There is a problem</h4>
      <ul className={styles.list}>
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
              {label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
