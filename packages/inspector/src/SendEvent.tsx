import { useState } from 'react';
import type { Chart } from 'statechart/chart';
import type { AnyEventObject } from 'xstate';
import { eventsOf } from './active.ts';
import type { Step } from './recording.ts';

interface SendEventProps {
  chart: Chart;
  /** The steps of the actor. */
  steps: readonly Step[];
  onSend(event: AnyEventObject): void;
}

/** Sends an event to an actor of the page, and says whether it was accepted. */
export function SendEvent({ chart, steps, onSend }: SendEventProps) {
  const [type, setType] = useState('');
  /** The number of the actor's last step before the event; null when its payload was not sent. */
  const [sentAfter, setSentAfter] = useState<number | null>();
  const { value, number = 0 } = steps.at(-1) ?? {};
  const { type: _, ...payload } = steps.findLast(({ event }) => event.type === type)?.event ?? { type };
  const answer = sentAfter != null && steps.find((step) => step.number > sentAfter && step.event.type === type);

  const options = (areAccepted: boolean) =>
    eventsOf(chart, value)
      .filter(({ isAccepted }) => isAccepted === areAccepted)
      .map((event) => <option key={event.type}>{event.type}</option>);

  return (
    <form
      onChange={() => setSentAfter(undefined)}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        const json = String(new FormData(submitted.currentTarget).get('payload'));
        try {
          onSend({ ...JSON.parse(json || '{}'), type });
          setSentAfter(number);
        } catch {
          setSentAfter(null);
        }
      }}
    >
      <select aria-label="Event" required value={type} onChange={({ target }) => setType(target.value)}>
        <option value="">Choose an event…</option>
        <optgroup label="Accepted in this state">{options(true)}</optgroup>
        <optgroup label="Ignored in this state">{options(false)}</optgroup>
      </select>
      <textarea
        key={type}
        name="payload"
        aria-label="Payload"
        placeholder="Payload as JSON"
        rows={4}
        defaultValue={Object.keys(payload).length > 0 ? JSON.stringify(payload, null, 2) : ''}
      />
      <button type="submit">Send</button>{' '}
      <output>
        {sentAfter === null && 'Not sent: the payload is not JSON.'}
        {answer && (answer.isIgnored ? 'Ignored.' : 'Accepted.')}
      </output>
    </form>
  );
}
