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
import { delayIn, memoize } from '../../packages/model-testing/src/chart.ts';

import type { PlainStep } from '../../packages/model-testing/src/run.ts';

/** An action that a machine executes. */
export interface ExecutedAction {
  readonly type: string;
  readonly params?: unknown;
}

/** What a step executes. */
export interface Effects {
  /** The actions, without those that only change the context or start and stop actors. */
  readonly actions: readonly string[];
  /** The actors and delays that start, a delay with its duration: `loadPanel`, `settlingTime 100 ms`. */
  readonly starts: readonly string[];
}

/** What executed actions start and do not stop again. */
function startsIn(executed: readonly ExecutedAction[]): string[] {
  const starts = new Map<unknown, string>();
  for (const { type, params } of executed) {
    const { id, event, delay } = Object(params) as { id?: string; event?: AnyEventObject; delay?: number };
    if (type === 'xstate.spawnChild') starts.set(id, String(id));
    if (type === 'xstate.raise' && delay !== undefined) starts.set(id, `${delayIn(event?.type ?? '')} ${delay} ms`);
    if (type === 'xstate.stopChild') starts.delete(id);
    if (type === 'xstate.cancel') starts.delete(params);
  }
  return [...starts.values()];
}

/** The effects of executed actions. */
const effectsOf = (executed: readonly ExecutedAction[]): Effects => ({
  actions: executed.filter(({ type }) => !type.startsWith('xstate.')).map(({ type }) => type),
  starts: startsIn(executed),
});

/** A machine's snapshot after a step, with what happened in the step. */
export interface ReplayedStep extends Effects {
  readonly value: AnyMachineSnapshot['value'];
  readonly context: AnyMachineSnapshot['context'];
  /** The transitions taken in this step. */
  readonly taken: readonly AnyTransitionDefinition[];
}

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

/** Whether an action is one of XState, such as `assign`. */
const isBuiltIn = (action: unknown): boolean => typeof action === 'function' && 'resolve' in action;

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

/** A machine that runs on a clock that only steps move, with actors that end as the steps say. */
export interface Replay {
  /** The machine at first. */
  readonly start: ReplayedStep;
  /**
   * Plays a step.
   * @returns undefined when an actor is to end that is not running, or a delay is to pass that nothing waits for
   */
  play(step: PlainStep): ReplayedStep | undefined;
}

/**
 * Starts a machine, to play steps one by one.
 * @param observe receives what XState tells inspectors
 */
export function startReplay(
  machine: AnyStateMachine,
  input: unknown,
  observe?: (inspected: InspectionEvent) => void,
): Replay {
  const clock = new SimulatedClock();
  let taken: AnyTransitionDefinition[] = [];
  let executed: ExecutedAction[] = [];
  const actor = createActor(withoutEffects(machine), {
    clock,
    input,
    inspect: (inspected) => {
      observe?.(inspected);
      if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions);
      if (inspected.type === '@xstate.action') executed.push(inspected.action);
    },
  });

  const waitsFor = (delay: string): boolean =>
    Object.values(actor.system.getSnapshot()._scheduledEvents).some(
      ({ source, event }) => source === actor && delayIn(event.type) === delay,
    );

  function canPlay(step: PlainStep): boolean {
    if ('type' in step) return true;
    if ('passed' in step) return waitsFor(step.passed);
    const name = 'done' in step ? step.done : step.failed;
    return actor.getSnapshot().children[name]?.getSnapshot().status === 'active';
  }

  const endActor = (name: string, event: AnyEventObject): void => actor.getSnapshot().children[name]?.send(event);

  function makeHappen(step: PlainStep): void {
    if ('type' in step) actor.send(step);
    else if ('done' in step) endActor(step.done, { type: 'script.done', output: step.output });
    else if ('failed' in step) endActor(step.failed, { type: 'script.failed', error: step.error });
    else clock.increment(durationOf(machine, step.passed, actor.getSnapshot()));
  }

  const record = (): ReplayedStep => {
    const { value, context, status, error } = actor.getSnapshot();
    if (status === 'error') throw error;
    const step = { value, context, taken, ...effectsOf(executed) };
    taken = [];
    executed = [];
    return step;
  };

  // Without a listener, XState would report an error in the machine as uncaught. `record` throws it.
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    start: record(),
    play: (step) => {
      if (!canPlay(step)) return undefined;
      makeHappen(step);
      return record();
    },
  };
}
