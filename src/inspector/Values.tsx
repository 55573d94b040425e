import { listRole } from '../styles/list-role.ts';
import * as styles from './Inspector.css.ts';
import { hideTexts } from './recording.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown, areTextsShown: boolean): string => {
  const isHidden = typeof value === 'string' && !areTextsShown;
  return isHidden ? String(hideTexts(value)) : (JSON.stringify(value) ?? 'undefined');
};

/** Longer values are folded, unless they have changed. In characters of JSON. */
const longestOpen = 500;

interface ValuesProps {
  value: unknown;
  /** The value before; fields that differ are marked. Without it, none is. */
  before?: unknown;
  areTextsShown: boolean;
}

/** A value as JSON, one field per line. */
export function Values({ value, before, areTextsShown }: ValuesProps) {
  if (!isObject(value) || Object.keys(value).length === 0) return <code>{textOf(value, areTextsShown)}</code>;
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
                  areTextsShown={areTextsShown}
                />
              </details>
            </li>
          );
        }
        return (
          <li key={key}>
            <span className={isChanged ? styles.changed : undefined}>
              <code>{key}: </code>
              <Values value={part} areTextsShown={areTextsShown} />
              {isChanged && <span className={styles.changeNote}> changed</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
