import {
  payloadOf,
  type RecordedActor,
  type RecordedEvent,
  type Recording,
  type Replay,
  type ReplayStep,
  type Step,
} from './recording.ts';

/** The machines that the page itself has started, in their order. */
function pageMachines({ actors, steps }: Recording): RecordedActor[] {
  const started = new Set(steps.map(({ actorId }) => actorId));
  return actors.filter(
    ({ id, parentId, definition }) => parentId === undefined && definition !== undefined && started.has(id),
  );
}

/** Whether an event came from the page, and not from an actor or XState, and was not ignored. */
const isFromPage = ({ sourceId, event, taken }: Step): boolean =>
  sourceId === undefined && !event.type.startsWith('xstate.') && taken.length > 0;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isSameEvent = (one: RecordedEvent, other: RecordedEvent): boolean =>
  one.type === other.type && isSame(payloadOf(one), payloadOf(other));

/**
 * What a page needs to repeat a recording.
 * @param position the number of the last step
 * @returns undefined when the recording has no page or has lost its beginning
 */
export function replayOf(recording: Recording, position: number): Replay | undefined {
  if (recording.address === '') return undefined;
  const machines = pageMachines(recording);
  const values = new Map<string, unknown>();
  const steps: ReplayStep[] = [];
  for (const step of recording.steps.filter(({ number }) => number <= position)) {
    const { actorId, event, value } = step;
    const machine = machines.find(({ id }) => id === actorId);
    if (machine !== undefined && isFromPage(step)) {
      if (!values.has(actorId)) return undefined;
      const { name } = machine;
      const index = machines.filter((other) => other.name === name).indexOf(machine);
      const earlier = steps.filter(
        (other) => other.name === name && other.index === index && isSameEvent(other.event, event),
      ).length;
      steps.push({ event, name, index, before: values.get(actorId), after: value, earlier });
    }
    values.set(actorId, value);
  }
  return { address: recording.address, steps };
}

/** The machine of a page that receives the event of a step; undefined before it is started. */
export const receiverOf = (page: Recording, { name, index }: ReplayStep): RecordedActor | undefined =>
  pageMachines(page).filter((machine) => machine.name === name)[index];

/** What a machine of the page did last. */
function lastStepOf(page: Recording, step: ReplayStep): Step | undefined {
  const receiver = receiverOf(page, step);
  return page.steps.findLast(({ actorId }) => actorId === receiver?.id);
}

/**
 * Whether the event of a step happened without the replay: the page sent it by itself, such as one that reports a setting
 * of the device, or something else led to the same state, such as scrolling.
 */
export function hasHappened(page: Recording, step: ReplayStep): boolean {
  const { event, before, after, earlier } = step;
  const receiver = receiverOf(page, step);
  const received = page.steps.filter(
    (one) => one.actorId === receiver?.id && isFromPage(one) && isSameEvent(one.event, event),
  );
  return received.length > earlier || (!isSame(before, after) && isSame(lastStepOf(page, step)?.value, after));
}

/** Whether the machine of a page is in the state in which it received the event of a step. */
export function isReady(page: Recording, step: ReplayStep): boolean {
  const last = lastStepOf(page, step);
  return last?.status === 'active' && isSame(last.value, step.before);
}

/** Why a replay cannot go on. */
export function problemOf(page: Recording, step: ReplayStep): string {
  const { event, name, before } = step;
  const last = lastStepOf(page, step);
  return `Stopped before "${event.type}": ${name} ${
    last ? `is ${JSON.stringify(last.value)}, and was ${JSON.stringify(before)}` : 'has not started'
  }.`;
}
