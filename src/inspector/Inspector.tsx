import { useEffect, useState } from 'react';
import { type Inspected, type InspectedActor, type LoggedEvent, startedActors } from './actors.ts';
import { Chart, chartStyle } from './Chart.tsx';
import { activeStates, machineFrom, readChart } from './chart.ts';
import * as styles from './Inspector.css.ts';
import { type ChartLayout, layOut } from './layout.ts';

const asJson = (value: unknown): string => JSON.stringify(value, null, 2) ?? '';

/** The layout of an actor's chart; null until it is computed, and for an actor that is not a machine. */
function useLayout(definition: string | undefined): ChartLayout | null {
  const [layout, setLayout] = useState<ChartLayout | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setLayout(null);
    const machine = machineFrom(definition);
    if (machine !== null) layOut(readChart(machine)).then((next) => isCurrent && setLayout(next));
    return () => {
      isCurrent = false;
    };
  }, [definition]);
  return layout;
}

function Actor({ actor }: { actor: InspectedActor }) {
  const { name, status, value, context, definition } = actor;
  const layout = useLayout(definition);
  return (
    <>
      <h2 className={styles.heading}>
        {name}: {typeof value === 'string' ? value : asJson(value) || status} ({status})
      </h2>
      <pre className={styles.json}>{asJson(context)}</pre>
      {layout !== null && (
        <Chart
          title={`Chart of ${name}`}
          layout={layout}
          activity={{ active: activeStates(value), taken: new Set(), answers: new Map() }}
        >
          <style>{chartStyle}</style>
        </Chart>
      )}
    </>
  );
}

function Event({ event, nameOf }: { event: LoggedEvent; nameOf(sessionId: string): string }) {
  const { at, actorId, sourceId, type, json } = event;
  return (
    <li>
      <details>
        <summary>
          {new Date(at).toISOString().slice(11, 23)} {sourceId === undefined ? '' : `${nameOf(sourceId)} → `}
          {nameOf(actorId)}: <strong>{type}</strong>
        </summary>
        <pre className={styles.json}>{json}</pre>
      </details>
    </li>
  );
}

/** The actors of the page, live: a list, the chart and context of the selected one, and a log of all events. */
export function Inspector({ inspected }: { inspected: Inspected }) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const actors = startedActors(inspected);
  const chosen = inspected.actors.get(chosenId ?? '') ?? actors[0];
  const nameOf = (sessionId: string): string => inspected.actors.get(sessionId)?.name ?? sessionId;
  return (
    <main className={styles.root}>
      <nav className={styles.part} aria-label="Actors">
        <div className={styles.actors}>
          {actors.map(({ sessionId, name, status }) => (
            <button
              key={sessionId}
              type="button"
              className={styles.actor({ isChosen: sessionId === chosen?.sessionId })}
              aria-pressed={sessionId === chosen?.sessionId}
              onClick={() => setChosenId(sessionId)}
            >
              {name}
              {status === 'active' ? '' : ` (${status})`}
            </button>
          ))}
        </div>
      </nav>
      <div className={styles.part}>{chosen === undefined ? <p>No actor yet.</p> : <Actor actor={chosen} />}</div>
      <section className={styles.part} aria-label="Events">
        <ol className={styles.events}>
          {inspected.events.toReversed().map((event) => (
            <Event key={event.number} event={event} nameOf={nameOf} />
          ))}
        </ol>
      </section>
    </main>
  );
}
