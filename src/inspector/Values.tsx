import * as styles from './Inspector.css.ts';
import { hideTexts } from './recording.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown, areTextsShown: boolean): string => {
  const isHidden = typeof value === 'string' && !areTextsShown;
  return isHidden ? String(hideTexts(value)) : (JSON.stringify(value) ?? 'undefined');
};

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
    <ul className={styles.values}>
      {Object.entries(value).map(([key, part]) => {
        const earlier = isObject(before) ? before[key] : undefined;
        const isChanged = before !== undefined && JSON.stringify(earlier) !== JSON.stringify(part);
        const isNested = isObject(part) && Object.keys(part).length > 0;
        return (
          <li key={key}>
            <span className={isChanged && !isNested ? styles.changed : undefined}>
              <code>{key}: </code>
              {!isNested && <Values value={part} areTextsShown={areTextsShown} />}
              {isChanged && !isNested && <span className={styles.changeNote}> changed</span>}
            </span>
            {isNested && (
              <Values
                value={part}
                before={before === undefined ? undefined : (earlier ?? null)}
                areTextsShown={areTextsShown}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
