import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { listRole } from '../../styles/list-role.ts';
import { VisuallyHidden } from '../screen-reader/screen-reader.tsx';
import * as styles from './guide.css.ts';

/** The answers to a question, as buttons. */
export function GuideOptions({
  label,
  options,
  chosen,
  onChosen,
}: {
  /** The question. */
  label: string;
  options: readonly { id: string; label: string }[];
  /** The id of the answer that was given before; '' for none. */
  chosen: string;
  onChosen: (id: string) => void;
}) {
  return (
    <ul {...listRole} className={styles.options} aria-label={label}>
      {options.map((option) => (
        <li key={option.id}>
          <button
            type="button"
            className={option.id === chosen ? styles.optionChosen : styles.option}
            onClick={() => onChosen(option.id)}
          >
            <span>
              {option.label}
              {option.id === chosen && <VisuallyHidden> (your answer)</VisuallyHidden>}
            </span>
            {option.id === chosen ? (
              <IconCheck size={22} aria-hidden="true" className={styles.optionIcon} />
            ) : (
              <IconChevronRight size={22} aria-hidden="true" className={styles.optionIcon} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
