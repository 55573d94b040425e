import { useState } from 'react';
import { type Inspected, type InspectedActor, type LoggedEvent, startedActors } from './actors.ts';
import { type ChartState, type ChartTransition, readChart } from './chart.ts';
import * as styles from './Inspector.css.ts';

const asJson = (value: unknown): string => JSON.stringify(value, null, 2) ?? '';

function Transition({ transition, isLast }: { transition: ChartTransition; isLast: boolean }) {
  const { on, target, guard } = transition;
  return (
    <li className={styles.transition({ isLast })}>
      {on}
      {guard !== '' && <span className={styles.guard}> [{guard}]</span>} → {target === '' ? 'stays' : target}
    </li>
  );
}

function State({ state, lastEvent }: { state: ChartState; lastEvent: string }) {
  const { path, kind, isLive, isInitial, transitions, states } = state;
  return (
    <section className={styles.state({ isLive, kind })} aria-current={isLive ? 'step' : undefined}>
      <p className={styles.name}>
        {isInitial && '● '}
        {path.at(-1) ?? 'whole'}
      </p>
      <ul className={styles.transitions}>
        {transitions.map((transition) => (
          <Transition key={asJson(transition)} transition={transition} isLast={isLive && transition.on === lastEvent} />
        ))}
      </ul>
      <div className={styles.states}>
        {states.map((child) => (
          <State key={child.path.join('.')} state={child} lastEvent={lastEvent} />
        ))}
      </div>
    </section>
  );
}

function Actor({ actor }: { actor: InspectedActor }) {
  const { name, status, value, context, definition, lastEvent } = actor;
  const chart = readChart(definition, value);
  return (
    <>
      <h2 className={styles.heading}>
        {name}: {typeof value === 'string' ? value : asJson(value) || status} ({status})
      </h2>
      <pre className={styles.json}>{asJson(context)}</pre>
      {chart !== null && <State state={chart} lastEvent={lastEvent} />}
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
