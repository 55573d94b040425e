import {
  type ActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type InspectionEvent,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import { delayIn } from './chart.ts';
import { memoize } from './memoize.ts';
import { asText, type PlainStep } from './steps.ts';

/** A machine's snapshot after a step, with what happened in the step. */
export interface ReplayedStep {
  readonly value: AnyMachineSnapshot['value'];
  readonly context: AnyMachineSnapshot['context'];
  /** The transitions taken in this step. */
  readonly taken: readonly AnyTransitionDefinition[];
  /** The actions executed in this step; not those that only change the context or start and stop actors. */
  readonly actions: readonly string[];
}

/** A snapshot's value and context as text. */
export const serialize = ({ value, context }: Pick<AnyMachineSnapshot, 'value' | 'context'>): string =>
  asText({ value, context });

/** An actor that a step ends. */
const scriptedActor: ActorLogic<Snapshot<unknown>, AnyEventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    if (event.type === 'script.done') return { status: 'done', output: event.output, error: undefined };
    if (event.type === 'script.failed') return { status: 'error', output: undefined, error: event.error };
    return snapshot;
  },
};

/** Whether an action only changes the context, or starts and stops actors. */
export const isBuiltIn = (action: unknown): boolean => typeof action === 'function' && 'resolve' in action;

/** The machine with scripted actors, and with actions that do nothing. */
const withoutEffects = memoize((machine: AnyStateMachine): AnyStateMachine => {
  const { actors, actions } = machine.implementations;
  const silent = Object.entries(actions)
    .filter(([, action]) => !isBuiltIn(action))
    .map(([name]) => [name, () => {}]);
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, scriptedActor])),
    actions: Object.fromEntries(silent),
  });
});

function durationOf(machine: AnyStateMachine, delay: string, snapshot: AnyMachineSnapshot): number {
  const duration: unknown = machine.implementations.delays[delay];
  if (typeof duration === 'number') return duration;
  if (typeof duration === 'function') return Number(duration({ context: snapshot.context, event: { type: 'passed' } }));
  throw new Error(`The delay "${delay}" is not known.`);
}

/**
 * Runs a machine through steps, on a clock that only the steps move and with actors that end as the steps say.
 * @param observe receives what XState tells inspectors
 * @returns the machine at first and after each step
 * @throws Error when an actor is to end that is not running, or a delay is to pass that nothing waits for
 */
export function replay(
  machine: AnyStateMachine,
  input: unknown,
  steps: readonly PlainStep[],
  observe?: (inspected: InspectionEvent) => void,
): ReplayedStep[] {
  const clock = new SimulatedClock();
  let taken: AnyTransitionDefinition[] = [];
  let actions: string[] = [];
  const actor = createActor(withoutEffects(machine), {
    clock,
    input,
    inspect: (inspected) => {
      observe?.(inspected);
      if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions);
      if (inspected.type === '@xstate.action' && !inspected.action.type.startsWith('xstate.')) {
        actions.push(inspected.action.type);
      }
    },
  });

  const waitsFor = (delay: string): boolean =>
    Object.values(actor.system.getSnapshot()._scheduledEvents).some(
      ({ source, event }) => source === actor && delayIn(event.type) === delay,
    );

  const endActor = (name: string, event: AnyEventObject): void => {
    const child = actor.getSnapshot().children[name];
    if (child?.getSnapshot().status !== 'active') throw new Error(`The actor "${name}" is not running.`);
    child.send(event);
  };

  const pass = (delay: string): void => {
    if (!waitsFor(delay)) throw new Error(`Nothing waits for the delay "${delay}".`);
    clock.increment(durationOf(machine, delay, actor.getSnapshot()));
  };

  const play = (step: PlainStep): void => {
    if ('type' in step) actor.send(step);
    else if ('done' in step) endActor(step.done, { type: 'script.done', output: step.output });
    else if ('failed' in step) endActor(step.failed, { type: 'script.failed', error: step.error });
    else pass(step.passed);
  };

  const record = (): ReplayedStep => {
    const { value, context, status, error } = actor.getSnapshot();
    if (status === 'error') throw error;
    const step = { value, context, taken, actions };
    taken = [];
    actions = [];
    return step;
  };

  // Without a listener, XState would report an error in the machine as uncaught. `record` throws it.
  actor.subscribe({ error: () => {} });
  actor.start();
  const replayed = [record()];
  for (const step of steps) {
    play(step);
    replayed.push(record());
  }
  actor.stop();
  return replayed;
}
