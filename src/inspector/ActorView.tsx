import { Suspense, useMemo } from 'react';
import { ChartView } from './ChartView.tsx';
import { activeStates, machineFrom } from './chart.ts';
import * as styles from './Inspector.css.ts';
import type { RecordedActor, Step } from './recording.ts';
import { SendEvents } from './SendEvents.tsx';
import { guardResults } from './selection.ts';
import { Values } from './Values.tsx';

interface ActorViewProps {
  actor: RecordedActor;
  /** The steps of the actor so far. */
  steps: readonly Step[];
  areValuesShown: boolean;
  /** Lines below transitions of the chart. */
  notes: ReadonlyMap<string, string>;
  /** Undefined when events cannot be sent now. */
  onSend: ((event: Step['event']) => void) | undefined;
}

/** The chart of an actor, its context, and the events that it accepts. */
export function ActorView({ actor, steps, areValuesShown, notes, onSend }: ActorViewProps) {
  const { name, definition } = actor;
  const machine = useMemo(() => machineFrom(definition), [definition]);
  const last = steps.at(-1);
  const { value, context, status, taken = [], actions = [] } = last ?? {};
  return (
    <>
      <section className={styles.chartPart} aria-label={`Chart of ${name}`}>
        {machine !== null && definition !== undefined && (
          <Suspense fallback={<p>Drawing…</p>}>
            <ChartView
              definition={definition}
              name={name}
              notes={notes}
              activity={{
                active: activeStates(value),
                taken: new Set(taken),
                guardResults: guardResults(machine, steps),
              }}
            />
          </Suspense>
        )}
      </section>
      <section className={styles.part} aria-label="Details">
        <h1 className={styles.heading}>
          {name}: {status}
        </h1>
        <p>
          <code>{JSON.stringify(value)}</code>
        </p>
        <h2 className={styles.heading}>Context</h2>
        <Values value={context} before={steps.at(-2)?.context} areValuesShown={areValuesShown} />
        {actions.length > 0 && (
          <>
            <h2 className={styles.heading}>Last actions</h2>
            <p>{actions.join(', ')}</p>
          </>
        )}
        {machine !== null && onSend !== undefined && (
          <>
            <h2 className={styles.heading}>Send</h2>
            <SendEvents machine={machine} steps={steps} areValuesShown={areValuesShown} onSend={onSend} />
          </>
        )}
      </section>
    </>
  );
}
