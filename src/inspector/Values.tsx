import { listRole } from '../styles/list-role.ts';
import * as styles from './Inspector.css.ts';
import { redact } from './recording.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown, areValuesShown: boolean): string => {
  const isRedacted = typeof value === 'string' && !areValuesShown;
  return isRedacted ? String(redact(value)) : (JSON.stringify(value) ?? 'undefined');
};

/** Longer values are folded, unless they have changed. In characters of JSON. */
const longestOpen = 500;

interface ValuesProps {
  value: unknown;
  /** The value before; fields that differ are marked. Without it, none is. */
  before?: unknown;
  areValuesShown: boolean;
}

/** A value as JSON, one field per line. */
export function Values({ value, before, areValuesShown }: ValuesProps) {
  if (!isObject(value) || Object.keys(value).length === 0) return <code>{textOf(value, areValuesShown)}</code>;
  return (
    <ul {...listRole} className={styles.values}>
      {Object.entries(value).map(([key, part]) => {
        const earlier = isObject(before) ? before[key] : undefined;
        const isChanged = before !== undefined && JSON.stringify(earlier) !== JSON.stringify(part);
        if (isObject(part) && Object.keys(part).length > 0) {
          return (
            <li key={key}>
              <details open={isChanged || JSON.stringify(part).length < longestOpen}>
                <summary>
                  <code>{key}</code>
                </summary>
                <Values
                  value={part}
                  before={before === undefined ? undefined : (earlier ?? null)}
                  areValuesShown={areValuesShown}
                />
              </details>
            </li>
          );
        }
        return (
          <li key={key}>
            <span className={isChanged ? styles.changed : undefined}>
              <code>{key}: </code>
              <Values value={part} areValuesShown={areValuesShown} />
              {isChanged && <span className={styles.changeNote}> changed</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
