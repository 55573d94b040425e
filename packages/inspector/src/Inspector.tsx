import './inspector.css';
import { Suspense, useDeferredValue, useEffect, useReducer, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ChartState } from 'statechart/chart';
import { leavesIn } from 'statechart/machine';
import { activeStates } from './active.ts';
import { ChartView } from './ChartView.tsx';
import {
  addMessage,
  emptyRecording,
  type InspectedActor,
  logOf,
  type Message,
  openChannel,
  playScenario,
  type Recording,
  type Scenario,
  type Step,
} from './recording.ts';
import { SendEvent } from './SendEvent.tsx';

interface ActorListProps {
  actors: readonly InspectedActor[];
  last: ReadonlyMap<string, Step>;
  parentId?: string;
  chosenId: string | undefined;
  onChoose(actor: InspectedActor): void;
}

function ActorList(props: ActorListProps) {
  const { actors, last, parentId, chosenId, onChoose } = props;
  const children = actors.filter((actor) => actor.parentId === parentId);
  if (children.length === 0) return null;
  return (
    <ul>
      {children.map((actor) => {
        const { status, value } = last.get(actor.id) ?? {};
        return (
          <li key={actor.id}>
            <button type="button" aria-pressed={actor.id === chosenId} onClick={() => onChoose(actor)}>
              {actor.name}
              {actors.filter(({ name }) => name === actor.name).length > 1 && ` ${actor.id}`}
              {status !== 'active' && ` (${status})`} <small>{leavesIn(value).join(', ')}</small>
            </button>
            <ActorList {...props} parentId={actor.id} />
          </li>
        );
      })}
    </ul>
  );
}

/** The descriptions of a state and of the active states inside it. */
function Descriptions({ state, active }: { state: ChartState; active: ReadonlySet<string> }) {
  if (!active.has(state.id)) return null;
  return (
    <>
      {state.description !== undefined && (
        <p>
          <strong>{state.name}</strong>: {state.description}
        </p>
      )}
      {state.states.map((inner) => (
        <Descriptions key={inner.id} state={inner} active={active} />
      ))}
    </>
  );
}

/** A value as JSON, one line per field; fields that differ from those before are marked. */
function Values({ value, before }: { value: unknown; before?: unknown }) {
  const earlier = Object(before) as Readonly<Record<string, unknown>>;
  if (Object.keys(Object(value)).length === 0) return <p className="empty">Empty.</p>;
  return (
    <pre>
      {Object.entries(Object(value)).map(([key, part]) => {
        const json = JSON.stringify(part, null, 2);
        const isChanged = before !== undefined && JSON.stringify(earlier[key], null, 2) !== json;
        return (
          <div key={key} className={isChanged ? 'changed' : undefined}>
            {key}: {json}
          </div>
        );
      })}
    </pre>
  );
}

interface LogProps {
  entries: ReturnType<typeof logOf>;
  position: number;
  nameOf(actorId: string): string;
  onChoose(step: Step): void;
}

/** The events of actors, the newest first. */
function Log({ entries, position, nameOf, onChoose }: LogProps) {
  return (
    <ol aria-label="Events">
      {entries.toReversed().map(({ first, step, count }) => {
        const { type, ...payload } = step.event;
        return (
          <li key={first}>
            <button
              type="button"
              aria-current={first <= position && position <= step.number ? 'step' : undefined}
              onClick={() => onChoose(step)}
            >
              {new Date(step.at).toISOString().slice(11, 23)} {nameOf(step.actorId)}: <strong>{type}</strong>
              {count > 1 && ` × ${count}`}
              {step.isIgnored && ' (no transition)'}
              {Object.keys(payload).length > 0 && <code> {JSON.stringify(payload)}</code>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const channel = openChannel(new URLSearchParams(location.search).get('tab') ?? '');
const root = createRoot(document.body);

type ScenariosOf = (machineId: string) => Promise<readonly Scenario[]>;

/** The actors of the page: a list, the chart and context of the chosen one, and a log of all events. */
function Inspector({ scenariosOf }: { scenariosOf: ScenariosOf }) {
  const [page, receive] = useReducer(addMessage, emptyRecording);
  const [scenario, setScenario] = useState<{ name: string; recording: Recording }>();
  const [found, setFound] = useState<{ machineId: string; scenarios: readonly Scenario[] }>();
  /** The number of the step that is shown; undefined for the last. */
  const [chosenPosition, setPosition] = useState<number>();
  const [choice, setChoice] = useState<InspectedActor>();
  const [areAllShown, setAllShown] = useState(false);
  const [filter, setFilter] = useState('');

  useEffect(() => {
    channel.onmessage = ({ data }: MessageEvent<Message>) => receive(data);
    channel.postMessage({ type: 'inspector.opened' } satisfies Message);
  }, []);

  const livePage = useDeferredValue(page);
  const recording = scenario?.recording ?? livePage;
  const position = chosenPosition ?? recording.steps.at(-1)?.number ?? 0;
  const shown = recording.steps.filter(({ number }) => number <= position);
  const last = new Map(shown.map((step) => [step.actorId, step]));
  const actors = recording.actors.filter(({ id, parentId }) => {
    const { status } = last.get(id) ?? {};
    return status === 'active' || (parentId === undefined && status !== undefined && status !== 'stopped');
  });
  const chosen =
    actors.find(({ id, name }) => id === choice?.id && name === choice.name) ??
    // Its successor, after hot reload or another visit to its page.
    actors.findLast(({ name }) => name === choice?.name) ??
    actors.find(({ chart }) => chart !== undefined);
  const steps = shown.filter(({ actorId }) => actorId === chosen?.id);
  const { value, context, event } = steps.at(-1) ?? {};
  const { taken = [] } = steps.findLast((one) => !one.isIgnored) ?? {};
  const nameOf = (id: string): string => recording.actors.find((actor) => actor.id === id)?.name ?? id;
  const entries = logOf(
    recording.steps.filter(
      (step) =>
        (areAllShown || scenario !== undefined || !step.isIgnored) &&
        `${nameOf(step.actorId)}: ${step.event.type}`.includes(filter),
    ),
  );
  const isConnected = scenario !== undefined || livePage !== emptyRecording;
  const index = entries.findLastIndex(({ first }) => first <= position);
  const [previous, next] = [index - 1, index + 1].map((one) => entries[one]?.step.number);

  const machineId = chosen?.chart?.root.name ?? '';
  useEffect(() => {
    scenariosOf(machineId).then((scenarios) => setFound({ machineId, scenarios }));
  }, [machineId, scenariosOf]);
  const scenarios = found?.machineId === machineId ? found.scenarios : [];

  return (
    <main>
      <header>
        <button type="button" disabled={previous === undefined} onClick={() => setPosition(previous)}>
          ◀ Back
        </button>
        <button type="button" disabled={next === undefined} onClick={() => setPosition(next)}>
          Forward ▶
        </button>
        <button
          type="button"
          aria-pressed={scenario === undefined && chosenPosition === undefined}
          onClick={() => {
            setScenario(undefined);
            setPosition(undefined);
          }}
        >
          Live
        </button>
        <select
          aria-label="Play a scenario"
          disabled={scenarios.length === 0}
          value={scenario?.name ?? ''}
          onChange={({ target }) => {
            const chosenScenario = scenarios.find(({ name }) => name === target.value);
            if (chosenScenario === undefined) return;
            const played = playScenario(chosenScenario);
            setScenario({ name: target.value, recording: played });
            setPosition(played.steps.find(({ actorId }) => actorId === played.actors[0]?.id)?.number);
          }}
        >
          <option value="">{scenarios.length > 0 ? `Play a scenario of ${machineId}…` : 'No scenario to play'}</option>
          {scenarios.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <output>
          {index + 1} of {entries.length}
          {scenario && ', without the page'}
        </output>
      </header>
      <nav aria-label="Actors">
        {actors.length === 0 && (
          <p className="empty">
            {isConnected
              ? 'No machine of this page has started. Most start when the page is used: scroll it, or press something.'
              : 'No page is connected. Open one, and press Ctrl and the key left of 1 there.'}
          </p>
        )}
        <ActorList actors={actors} last={last} chosenId={chosen?.id} onChoose={setChoice} />
      </nav>
      <section aria-label="Chart" className="chart">
        {chosen?.chart && (
          <Suspense fallback={<p className="empty">Drawing…</p>}>
            <ChartView key={chosen.id} name={chosen.name} chart={chosen.chart} value={value} taken={taken} />
          </Suspense>
        )}
        {chosen && !chosen.chart && (
          <p className="empty">{chosen.name} is not a machine, so it has no chart. Choose another actor.</p>
        )}
      </section>
      <section aria-label="Details" className="details">
        {chosen && (
          <>
            <h1>{chosen.name}</h1>
            <p>{leavesIn(value).join(', ')}</p>
            {chosen.chart && <Descriptions state={chosen.chart.root} active={activeStates(value)} />}
            <h2>Last event</h2>
            <Values value={event} />
            <h2>Context</h2>
            <Values value={context} before={steps.at(-2)?.context} />
          </>
        )}
        {chosen?.chart && scenario === undefined && chosenPosition === undefined && (
          <>
            <h2>Send</h2>
            <SendEvent
              key={chosen.id}
              chart={chosen.chart}
              steps={steps}
              onSend={(sent) =>
                channel.postMessage({ type: 'event.sent', actorId: chosen.id, event: sent } satisfies Message)
              }
            />
          </>
        )}
      </section>
      <section aria-label="Log" className="log">
        <p>
          <input
            type="search"
            placeholder="Filter"
            aria-label="Filter"
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />{' '}
          <label>
            <input type="checkbox" checked={areAllShown} onChange={({ target }) => setAllShown(target.checked)} /> Also
            events without a transition
          </label>
        </p>
        {entries.length === 0 && (
          <p className="empty">
            {filter === '' ? 'No event yet. Use the page.' : `No event has “${filter}” in its name. Clear the filter.`}
          </p>
        )}
        <Log
          entries={entries}
          position={position}
          nameOf={nameOf}
          onChoose={({ number, actorId }) => {
            setPosition(number);
            setChoice(recording.actors.find(({ id }) => id === actorId));
          }}
        />
      </section>
    </main>
  );
}

/**
 * Shows the inspector in this window. Can be called again with other scenarios.
 * @param scenariosOf finds the scenarios of a machine by its id
 */
export function showInspector(scenariosOf: ScenariosOf): void {
  root.render(<Inspector scenariosOf={scenariosOf} />);
}
