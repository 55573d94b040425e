import { listRole } from '../styles/list-role.ts';
import * as styles from './Inspector.css.ts';
import { foldRepeated, payloadOf, type Step } from './recording.ts';
import { Values } from './Values.tsx';

interface EventLogProps {
  steps: readonly Step[];
  /** The number of the step that is shown. */
  position: number;
  areValuesShown: boolean;
  nameOf(actorId: string): string;
  onChoose(position: number): void;
}

/** The events of all actors, the newest first. Repeated events are one entry. */
export function EventLog({ steps, position, areValuesShown, nameOf, onChoose }: EventLogProps) {
  return (
    <ol {...listRole} className={styles.log} aria-label="Events">
      {foldRepeated(steps)
        .toReversed()
        .map((group) => {
          const last = group.at(-1);
          if (last === undefined) return null;
          const { number, at, actorId, sourceId, event, taken } = last;
          const payload = payloadOf(event);
          return (
            <li key={group[0]?.number}>
              <button
                type="button"
                className={styles.logEntry}
                aria-current={group.some((step) => step.number === position) ? 'step' : undefined}
                onClick={() => onChoose(number)}
              >
                {new Date(at).toISOString().slice(11, 23)} {sourceId === undefined ? '' : `${nameOf(sourceId)} → `}
                {nameOf(actorId)}: <strong>{event.type}</strong>
                {group.length > 1 && ` × ${group.length}`}
                {taken.length === 0 && event.type !== 'xstate.init' && ' (no transition)'}
              </button>
              {Object.keys(payload).length > 0 && (
                <details>
                  <summary>payload</summary>
                  <Values value={payload} areValuesShown={areValuesShown} />
                </details>
              )}
            </li>
          );
        })}
    </ol>
  );
}
