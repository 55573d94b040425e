import { useSelector } from '@xstate/react';
import { type ChangeEvent, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { ActorList } from './ActorList.tsx';
import { ActorView } from './ActorView.tsx';
import { coverageFile, type MachineCoverage, notesOf } from './coverage.ts';
import { EventLog } from './EventLog.tsx';
import * as styles from './Inspector.css.ts';
import { type inspectorMachine, shownOf } from './inspector.machine.ts';
import { journeyCode } from './journey.ts';
import { openWindow } from './own-window.ts';
import { PathMenu } from './PathMenu.tsx';
import {
  hasStrings,
  type InspectorMessage,
  lastSteps,
  parseRecording,
  payloadOf,
  type RecordedActor,
  redactRecording,
} from './recording.ts';
import { replayOf } from './replay.ts';
import { Timeline } from './Timeline.tsx';

type InspectorActor = ActorRefFrom<typeof inspectorMachine>;

function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface InspectorProps {
  actor: InspectorActor;
  tellPage(message: InspectorMessage): void;
}

/** The actors of the page: a list, the chart and context of the chosen one, and a log of all events. */
export function Inspector({ actor: inspector, tellPage }: InspectorProps) {
  const snapshot = useSelector(inspector, (current) => current);
  const { value: mode, context } = snapshot;
  const { recording, position } = shownOf(snapshot);
  const [choice, setChoice] = useState<RecordedActor>();
  const [areValuesShown, setValuesShown] = useState(false);
  const [onlyChosen, setOnlyChosen] = useState(false);
  const [eventType, setEventType] = useState('');
  const [coverages, setCoverages] = useState<readonly MachineCoverage[]>([]);
  const [problem, setProblem] = useState('');

  const last = useMemo(() => lastSteps(recording, position), [recording, position]);
  const replay = useMemo(() => replayOf(recording, position), [recording, position]);
  const chosen =
    recording.actors.find(({ id, name }) => id === choice?.id && name === choice.name) ??
    (choice === undefined ? recording.actors.find(({ id }) => id === context.replayedId) : undefined) ??
    // A path has other actors than the page.
    recording.actors.find(({ id, name }) => name === choice?.name && last.has(id)) ??
    recording.actors.find(({ id, definition }) => definition !== undefined && last.has(id));
  const stepsOfChosen = recording.steps.filter(({ actorId }) => actorId === chosen?.id);
  const filtered = recording.steps.filter(
    ({ actorId, event }) => (!onlyChosen || actorId === chosen?.id) && event.type.includes(eventType),
  );
  const needsValues = stepsOfChosen.some(({ event, context: its }) => hasStrings(payloadOf(event)) || hasStrings(its));
  const canCopy =
    chosen?.definition !== undefined &&
    // A long recording loses its beginning.
    stepsOfChosen[0]?.event.type === 'xstate.init' &&
    (areValuesShown || !needsValues);

  const needsValuesToReplay = replay?.steps.some(({ event }) => hasStrings(payloadOf(event))) === true;
  const canReplay =
    replay !== undefined &&
    replay.steps.length > 0 &&
    // Without a page, nothing is recorded.
    context.recorded.address !== '' &&
    (!needsValuesToReplay || (areValuesShown && !recording.isRedacted));

  const coverage = coverages.find(({ machine }) => machine === chosen?.name);
  const notes = useMemo(() => (coverage ? notesOf(coverage) : new Map<string, string>()), [coverage]);

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

  const showCoverage = async (areShown: boolean) => {
    setProblem('');
    setCoverages([]);
    if (!areShown) return;
    const response = await fetch(`/${coverageFile}`);
    if (response.ok) setCoverages(await response.json());
    else setProblem('Run `npm run test:models` first.');
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
          <input type="checkbox" checked={areValuesShown} onChange={({ target }) => setValuesShown(target.checked)} />{' '}
          Show values
        </label>
        <label>
          <input type="checkbox" onChange={({ target }) => showCoverage(target.checked)} /> Show tests
        </label>
        {chosen?.definition !== undefined && (
          <PathMenu
            key={chosen.name}
            machine={chosen.name}
            onChoose={(path) => inspector.send({ type: 'path.chosen', recording: path })}
          />
        )}
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            const shared = areValuesShown ? recording : redactRecording(recording);
            saveFile('recording.json', JSON.stringify(shared, null, 2));
          }}
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
          disabled={!canCopy}
          title={needsValues && !areValuesShown ? 'A journey has the values of events: show values first.' : undefined}
          onClick={() =>
            navigator.clipboard.writeText(journeyCode(stepsOfChosen.filter(({ number }) => number <= position)))
          }
        >
          Copy as journey
        </button>
        <button
          type="button"
          className={styles.button}
          disabled={!canReplay}
          onClick={() => {
            if (replay === undefined) return;
            setChoice(undefined);
            inspector.send({ type: 'replay.chosen' });
            tellPage({ type: 'replay.requested', replay });
          }}
        >
          Replay on the page
        </button>
        {needsValuesToReplay && !canReplay && (
          <p>
            {recording.isRedacted
              ? 'Exported without values: it cannot be replayed.'
              : 'A replay sends the values of events: show values first.'}
          </p>
        )}
        {window.parent !== window && (
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              if (openWindow(location.href) !== null) tellPage({ type: 'window.opened' });
            }}
          >
            Own window
          </button>
        )}
        {(problem || context.problem) && <p role="alert">{problem || context.problem}</p>}
      </header>
      <nav className={styles.part} aria-label="Actors">
        {recording.actors.length === 0 && <p>No actor yet. Add ?inspect to the address of a page.</p>}
        <ActorList actors={recording.actors} last={last} chosenId={chosen?.id} onChoose={setChoice} />
      </nav>
      {chosen !== undefined && (
        <ActorView
          key={chosen.id}
          actor={chosen}
          steps={stepsOfChosen.filter(({ number }) => number <= position)}
          areValuesShown={areValuesShown}
          notes={notes}
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
          areValuesShown={areValuesShown}
          nameOf={nameOf}
          onChoose={onChoose}
        />
      </section>
    </main>
  );
}
