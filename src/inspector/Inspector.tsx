import { useSelector } from '@xstate/react';
import { type ChangeEvent, Suspense, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { ChartView } from './ChartView.tsx';
import { activeStates, machineFrom } from './chart.ts';
import { EventLog } from './EventLog.tsx';
import * as styles from './Inspector.css.ts';
import { type inspectorMachine, shownOf } from './inspector.machine.ts';
import { journeyCode } from './journey.ts';
import {
  hideTextsIn,
  type InspectorMessage,
  lastSteps,
  parseRecording,
  type RecordedActor,
  type Recording,
  type Step,
} from './recording.ts';
import { SendEvents } from './SendEvents.tsx';
import { guardAnswers } from './selection.ts';
import { Values } from './Values.tsx';

type InspectorActor = ActorRefFrom<typeof inspectorMachine>;

function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface ActorListProps {
  actors: readonly RecordedActor[];
  last: ReadonlyMap<string, Step>;
  chosenId: string | undefined;
  parentId?: string;
  onChoose(id: string): void;
}

/** The actors that have started, with those that they invoked. */
function ActorList({ parentId, ...props }: ActorListProps) {
  const { actors, last, chosenId, onChoose } = props;
  // In strict mode, React also creates actors that never start.
  const children = actors.filter((actor) => actor.parentId === parentId && last.has(actor.id));
  if (children.length === 0) return null;
  return (
    <ul className={styles.plainList}>
      {children.map(({ id, name }) => {
        const { status, value } = last.get(id) ?? {};
        return (
          <li key={id}>
            <button type="button" className={styles.button} aria-pressed={id === chosenId} onClick={() => onChoose(id)}>
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

interface ActorViewProps {
  actor: RecordedActor;
  /** The steps of the actor so far. */
  steps: readonly Step[];
  areTextsShown: boolean;
  /** Undefined when events cannot be sent now. */
  onSend: ((event: Step['event']) => void) | undefined;
}

function ActorView({ actor, steps, areTextsShown, onSend }: ActorViewProps) {
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
              activity={{
                active: activeStates(value),
                taken: new Set(taken),
                answers: guardAnswers(machine, steps),
              }}
            />
          </Suspense>
        )}
      </section>
      <section className={styles.part} aria-label="Details">
        <h2 className={styles.heading}>
          {name}: {status}
        </h2>
        <p>
          <code>{JSON.stringify(value)}</code>
        </p>
        <h3 className={styles.heading}>Context</h3>
        <Values value={context} before={steps.at(-2)?.context} areTextsShown={areTextsShown} />
        {actions.length > 0 && (
          <>
            <h3 className={styles.heading}>Last actions</h3>
            <p>{actions.join(', ')}</p>
          </>
        )}
        {machine !== null && onSend !== undefined && (
          <>
            <h3 className={styles.heading}>Send</h3>
            <SendEvents machine={machine} steps={steps} areTextsShown={areTextsShown} onSend={onSend} />
          </>
        )}
      </section>
    </>
  );
}

interface TimelineProps {
  steps: readonly Step[];
  position: number;
  mode: string;
  onChoose(position: number): void;
  onLive(): void;
}

/** Steps back and forth through what is recorded. */
function Timeline({ steps, position, mode, onChoose, onLive }: TimelineProps) {
  const index = steps.findLastIndex(({ number }) => number <= position);
  const choose = (next: number) => {
    const step = steps[next];
    if (step !== undefined) onChoose(step.number);
  };
  return (
    <>
      <button type="button" className={styles.button} disabled={index <= 0} onClick={() => choose(index - 1)}>
        ◀ Back
      </button>
      <input
        className={styles.slider}
        type="range"
        aria-label="Step"
        aria-valuetext={`${index + 1} of ${steps.length}: ${steps[index]?.event.type ?? 'none'}`}
        min={0}
        max={Math.max(steps.length - 1, 0)}
        value={Math.max(index, 0)}
        onChange={({ target }) => choose(Number(target.value))}
      />
      <button
        type="button"
        className={styles.button}
        disabled={index >= steps.length - 1}
        onClick={() => choose(index + 1)}
      >
        Forward ▶
      </button>
      <button type="button" className={styles.button} aria-pressed={mode === 'live'} onClick={onLive}>
        Live
      </button>
      <output>
        {index + 1} of {steps.length}, {mode}
      </output>
    </>
  );
}

interface InspectorProps {
  actor: InspectorActor;
  tellPage(message: InspectorMessage): void;
}

/** The actors of the page: a list, the chart and context of the chosen one, and a log of all events. */
export function Inspector({ actor: inspector, tellPage }: InspectorProps) {
  const { value: mode, context } = useSelector(inspector, (snapshot) => snapshot);
  const { recording, position } = shownOf(context, mode === 'live');
  const [chosenId, setChosenId] = useState<string>();
  const [areTextsShown, setTextsShown] = useState(false);
  const [onlyChosen, setOnlyChosen] = useState(false);
  const [eventType, setEventType] = useState('');
  const [problem, setProblem] = useState('');

  const last = useMemo(() => lastSteps(recording, position), [recording, position]);
  const chosen =
    recording.actors.find(({ id }) => id === chosenId) ??
    recording.actors.find(({ id, definition }) => definition !== undefined && last.has(id));
  const stepsOfChosen = recording.steps.filter(({ actorId }) => actorId === chosen?.id);
  const filtered = recording.steps.filter(
    ({ actorId, event }) => (!onlyChosen || actorId === chosen?.id) && event.type.includes(eventType),
  );
  const shared: Recording = areTextsShown ? recording : hideTextsIn(recording);
  const hasHiddenTexts =
    !areTextsShown &&
    JSON.stringify(hideTextsIn({ actors: [], steps: stepsOfChosen }).steps) !== JSON.stringify(stepsOfChosen);

  const nameOf = (id: string): string => recording.actors.find((actor) => actor.id === id)?.name ?? id;
  const onChoose = (number: number) => inspector.send({ type: 'position.chosen', position: number });

  const importFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    try {
      inspector.send({ type: 'file.imported', recording: parseRecording(await file.text()) });
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    target.value = '';
  };

  return (
    <main className={styles.root}>
      <header className={styles.toolbar}>
        <Timeline
          steps={filtered}
          position={position}
          mode={mode}
          onChoose={onChoose}
          onLive={() => inspector.send({ type: 'live.chosen' })}
        />
        <label>
          <input type="checkbox" checked={areTextsShown} onChange={({ target }) => setTextsShown(target.checked)} />{' '}
          Show values
        </label>
        <button
          type="button"
          className={styles.button}
          onClick={() => saveFile('recording.json', JSON.stringify(shared, null, 2))}
        >
          Export
        </button>
        <label className={styles.button}>
          Import
          <input className={styles.fileInput} type="file" accept=".json" onChange={importFile} />
        </label>
        <button
          type="button"
          className={styles.button}
          disabled={chosen?.definition === undefined || hasHiddenTexts}
          title={hasHiddenTexts ? 'A journey has the values of events: show values first.' : undefined}
          onClick={() =>
            navigator.clipboard.writeText(journeyCode(stepsOfChosen.filter(({ number }) => number <= position)))
          }
        >
          Copy as journey
        </button>
        {window.parent !== window && (
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              window.open(location.href, '_blank', 'popup,width=1400,height=900');
              tellPage({ type: 'window.opened' });
            }}
          >
            Own window
          </button>
        )}
        {problem !== '' && <p role="alert">{problem}</p>}
      </header>
      <nav className={styles.part} aria-label="Actors">
        {recording.actors.length === 0 && <p>No actor yet. Add ?inspect to the address of a page.</p>}
        <ActorList actors={recording.actors} last={last} chosenId={chosen?.id} onChoose={setChosenId} />
      </nav>
      {chosen !== undefined && (
        <ActorView
          key={chosen.id}
          actor={chosen}
          steps={stepsOfChosen.filter(({ number }) => number <= position)}
          areTextsShown={areTextsShown}
          onSend={mode === 'live' ? (event) => tellPage({ type: 'event.sent', actorId: chosen.id, event }) : undefined}
        />
      )}
      <section className={styles.logPart} aria-label="Log">
        <p className={styles.filters}>
          <label>
            <input type="checkbox" checked={onlyChosen} onChange={({ target }) => setOnlyChosen(target.checked)} /> Only{' '}
            {chosen?.name ?? 'the chosen actor'}
          </label>
          <label>
            Event <input value={eventType} onChange={({ target }) => setEventType(target.value)} list="event-types" />
          </label>
          <datalist id="event-types">
            {[...new Set(recording.steps.map(({ event }) => event.type))].map((type) => (
              <option key={type}>{type}</option>
            ))}
          </datalist>
        </p>
        <EventLog
          steps={filtered}
          position={position}
          areTextsShown={areTextsShown}
          nameOf={nameOf}
          onChoose={onChoose}
        />
      </section>
    </main>
  );
}
