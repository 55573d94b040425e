import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromTransition,
} from 'xstate';
import { delayIn, nameOf, transitionsOf } from './chart.ts';

/** A step, without the types of its machine. */
export type PlainStep =
  | AnyEventObject
  | { readonly done: string; readonly output: unknown }
  | { readonly failed: string; readonly error: unknown }
  | { readonly passed: string };

/** A model, without the types of its machine. */
export interface PlainModel {
  readonly machine: AnyStateMachine;
  readonly fixtures: {
    readonly input?: unknown;
    readonly steps: readonly (PlainStep | string)[];
    canHappen?(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean;
    canEnd?(snapshot: AnyMachineSnapshot, end: PlainStep): boolean;
    readonly lastEvents?: readonly string[];
  };
}

/** A step; the type of an event stands for the event. */
export const asPlainStep = (step: PlainStep | string): PlainStep => (typeof step === 'string' ? { type: step } : step);

/** The journeys of a model without the types of its machine, each with its name. */
export function journeysIn({ journeys }: { readonly journeys: Readonly<Record<string, object>> }) {
  type PlainJourney = { steps: (PlainStep | string)[]; ends: unknown; actions?: string[]; context?: object };
  return Object.entries(journeys as Record<string, PlainJourney>).map(([name, { steps, ...journey }]) => ({
    ...journey,
    name,
    steps: steps.map(asPlainStep),
  }));
}

/** A value as JSON; errors, which JSON leaves empty, show their name and message. */
export const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Error ? `${part.name}: ${part.message}` : part));

/** The innermost states of a state value, as dotted paths. */
export function leavesIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return [[...path, value].join('.')];
  const inner = Object.entries(value ?? {});
  return inner.length === 0 ? [path.join('.')] : inner.flatMap(([key, part]) => leavesIn(part, [...path, key]));
}

/** A snapshot, with what the step before it did. */
export interface Moment {
  readonly snapshot: AnyMachineSnapshot;
  /** The names of the transitions taken. */
  readonly taken: readonly string[];
  /** The actions executed, without those that only change the context or start and stop actors. */
  readonly actions: readonly string[];
}

/** Starts a machine that runs without actors, clocks and side effects: an event only computes the next snapshot. */
export function startRun(machine: AnyStateMachine, input: unknown) {
  const delays = transitionsOf(machine).map(({ eventType }) => ({
    delay: delayIn(eventType),
    event: { type: eventType },
  }));
  let taken: string[] = [];
  let actions: string[] = [];
  const self = createActor(
    fromTransition((state) => state, null),
    {
      inspect: (inspected) => {
        // XState tells which transitions it takes here only.
        if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions.map(nameOf));
      },
    },
  );
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: ({ type }) => {
      if (!type.startsWith('xstate.')) actions.push(type);
    },
  };

  function momentOf(compute: () => AnyMachineSnapshot): Moment {
    taken = [];
    actions = [];
    const snapshot = compute();
    if (snapshot.status === 'error') throw snapshot.error;
    return { snapshot, taken, actions };
  }

  /** The event that XState makes of a step; undefined when its actor is not running or nothing waits for its delay. */
  function eventOf(step: PlainStep, snapshot: AnyMachineSnapshot): AnyEventObject | undefined {
    if ('type' in step) return step;
    if ('passed' in step) {
      const waiting = ({ delay, event }: (typeof delays)[number]) =>
        delay === step.passed && machine.getTransitionData(snapshot, event).length > 0;
      return delays.find(waiting)?.event;
    }
    const actorId = 'done' in step ? step.done : step.failed;
    if (!snapshot.children[actorId]) return undefined;
    return 'done' in step
      ? { type: `xstate.done.actor.${actorId}`, output: step.output, actorId }
      : { type: `xstate.error.actor.${actorId}`, error: step.error, actorId };
  }

  return {
    start: momentOf(() => machine.getInitialSnapshot(scope, input)),
    after: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      momentOf(() => machine.transition(snapshot, event, scope)),
    eventOf,
  };
}

/** Runs a machine through steps: the machine at first and after each step. */
export function runThrough(machine: AnyStateMachine, input: unknown, steps: readonly PlainStep[]): Moment[] {
  const { start, after, eventOf } = startRun(machine, input);
  const moments = [start];
  for (const step of steps) {
    const { snapshot } = moments.at(-1) ?? start;
    const event = eventOf(step, snapshot);
    if (!event) throw new Error(`Nothing waits for ${asText(step)}`);
    moments.push(after(snapshot, event));
  }
  return moments;
}
