import { listRole } from '../styles/list-role.ts';
import * as styles from './Inspector.css.ts';
import type { RecordedActor, Step } from './recording.ts';

interface ActorListProps {
  actors: readonly RecordedActor[];
  last: ReadonlyMap<string, Step>;
  chosenId: string | undefined;
  parentId?: string;
  onChoose(actor: RecordedActor): void;
}

/** The actors that have started, with those that they invoked. */
export function ActorList({ parentId, ...props }: ActorListProps) {
  const { actors, last, chosenId, onChoose } = props;
  // In strict mode, React also creates actors that never start.
  const children = actors.filter((actor) => actor.parentId === parentId && last.has(actor.id));
  if (children.length === 0) return null;
  return (
    <ul {...listRole} className={styles.plainList}>
      {children.map((actor) => {
        const { id, name } = actor;
        const { status, value } = last.get(id) ?? {};
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.button}
              aria-pressed={id === chosenId}
              onClick={() => onChoose(actor)}
            >
              {name}
              {status !== 'active' && ` (${status})`}
              {typeof value === 'string' && <span className={styles.stateValue}> {value}</span>}
            </button>
            <ActorList {...props} parentId={id} />
          </li>
        );
      })}
    </ul>
  );
}
