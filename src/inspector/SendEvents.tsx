import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { listRole } from '../styles/list-role.ts';
import * as styles from './Inspector.css.ts';
import { payloadOf, type RecordedEvent, redact, type Step } from './recording.ts';
import { eventsOf } from './selection.ts';

/** An event with the payload that was written as JSON; null when it is not an object in JSON. */
function eventWith(type: string, json: string): RecordedEvent | null {
  try {
    const payload: unknown = JSON.parse(json);
    return typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? { ...payload, type } : null;
  } catch {
    return null;
  }
}

interface EventFormProps {
  type: string;
  isAccepted: boolean;
  /** The payload of the last event of this type. */
  payload: Record<string, unknown>;
  areValuesShown: boolean;
  onSend(event: RecordedEvent): void;
}

function EventForm({ type, isAccepted, payload, areValuesShown, onSend }: EventFormProps) {
  const [written, setWritten] = useState<string | null>(null);
  const asWritten = JSON.stringify(areValuesShown ? payload : redact(payload), null, 2);
  const event = written === null ? { ...payload, type } : eventWith(type, written);
  // A hidden text would be sent as its length.
  const canEdit = areValuesShown || asWritten === JSON.stringify(payload, null, 2);
  return (
    <li className={isAccepted ? styles.event : styles.ignored}>
      <button
        type="button"
        className={styles.button}
        disabled={!isAccepted || event === null}
        onClick={() => event && onSend(event)}
      >
        {type}
      </button>
      <details>
        <summary>payload{Object.keys(payload).length > 0 && ' as last time'}</summary>
        <textarea
          className={styles.payload}
          aria-label={`Payload of ${type}`}
          aria-invalid={event === null}
          rows={4}
          readOnly={!canEdit}
          value={written !== null && canEdit ? written : asWritten}
          onChange={({ target }) => setWritten(target.value)}
        />
        {!canEdit && <p>Show values to edit it.</p>}
        {event === null && <p>This is not an object in JSON.</p>}
      </details>
    </li>
  );
}

interface SendEventsProps {
  machine: AnyStateMachine;
  /** The steps of the actor. */
  steps: readonly Step[];
  areValuesShown: boolean;
  onSend(event: RecordedEvent): void;
}

/** Sends events to an actor of the page. Those that it ignores now are gray. */
export function SendEvents({ machine, steps, areValuesShown, onSend }: SendEventsProps) {
  return (
    <ul {...listRole} className={styles.plainList} aria-label="Events to send">
      {eventsOf(machine, steps.at(-1)?.value).map(({ type, isAccepted }) => {
        const last = steps.findLast(({ event }) => event.type === type);
        return (
          <EventForm
            key={type}
            type={type}
            isAccepted={isAccepted}
            payload={last ? payloadOf(last.event) : {}}
            areValuesShown={areValuesShown}
            onSend={onSend}
          />
        );
      })}
    </ul>
  );
}
