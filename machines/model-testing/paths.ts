import { getShortestPaths, joinPaths, type StatePath, type TraversalOptions } from '@xstate/graph';
import {
  type ActorLogic,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromTransition,
} from 'xstate';
import { nameOf, transitionsOf } from './chart.ts';
import { memoize } from './memoize.ts';
import type { Model } from './model.ts';
import { serialize } from './replay.ts';
import { asText, type PlainFixtures, type PlainStep, stepEventsOf } from './steps.ts';

/** A path through a machine, generated from its chart and its fixtures. */
export interface Path {
  readonly input: unknown;
  readonly steps: readonly PlainStep[];
}

type Options = TraversalOptions<AnyMachineSnapshot, AnyEventObject, unknown> & {
  serializeState: (snapshot: AnyMachineSnapshot, event?: AnyEventObject, previous?: AnyMachineSnapshot) => string;
};
type GraphPath = StatePath<AnyMachineSnapshot, AnyEventObject>;

/** More different snapshots than this mean that a machine's context grows without a bound. */
const mostSnapshots = 500;
/** A path is not continued beyond this number of steps. */
const mostSteps = 12;

/** The name of the context's field with the most different values. */
function mostVaried(snapshots: readonly AnyMachineSnapshot[]): string {
  const values = new Map<string, Set<string>>();
  for (const [field, value] of snapshots.flatMap(({ context }) => Object.entries(context))) {
    values.set(field, (values.get(field) ?? new Set()).add(asText(value)));
  }
  return [...values].sort(([, one], [, other]) => other.size - one.size)[0]?.[0] ?? '';
}

/**
 * The machine as logic for `@xstate/graph`: nothing runs, each transition is computed once, and snapshots that are
 * serialized the same are the same object.
 * @throws Error when the machine's context grows without a bound
 */
function createLogic(machine: AnyStateMachine) {
  let taken: string[] = [];
  const self = createActor(
    fromTransition((state) => state, null),
    {
      inspect: (inspected) => {
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
    actionExecutor: () => {},
  };
  const snapshots = new Map<string, AnyMachineSnapshot>();
  const serialized = new Map<AnyMachineSnapshot, string>();
  const edges = new Map<
    AnyMachineSnapshot,
    Map<AnyEventObject, { next: AnyMachineSnapshot; taken: readonly string[] }>
  >();

  function intern(snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
    const text = serialize(snapshot);
    const known = snapshots.get(text);
    if (known) return known;
    if (snapshots.size === mostSnapshots) {
      const field = mostVaried([...snapshots.values()]);
      throw new Error(
        `The machine "${machine.id}" has more than ${mostSnapshots} snapshots: its context grows in "${field}".`,
      );
    }
    snapshots.set(text, snapshot);
    serialized.set(snapshot, text);
    edges.set(snapshot, new Map());
    return snapshot;
  }

  function edge(snapshot: AnyMachineSnapshot, event: AnyEventObject) {
    const known = edges.get(snapshot)?.get(event);
    if (known) return known;
    taken = [];
    const next = intern(machine.transition(snapshot, event, scope));
    const found = { next, taken };
    edges.get(snapshot)?.set(event, found);
    return found;
  }

  const logic: ActorLogic<AnyMachineSnapshot, AnyEventObject, unknown> = {
    transition: (snapshot, event) => edge(snapshot, event).next,
    getInitialSnapshot: (_scope, input) => intern(machine.getInitialSnapshot(scope, input)),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  return {
    logic,
    start(input: unknown): { readonly snapshot: AnyMachineSnapshot; readonly taken: readonly string[] } {
      taken = [];
      return { snapshot: logic.getInitialSnapshot(scope, input), taken };
    },
    serialize: (snapshot: AnyMachineSnapshot): string => serialized.get(snapshot) ?? '',
    taken: (snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly string[] => edge(snapshot, event).taken,
  };
}

/**
 * Generates a few paths that take every transition of a machine, as far as its fixtures allow: each goes on by a shortest
 * path to the nearest transition that is missing.
 *
 * Shortest paths reach every snapshot but about half of the transitions, so the transition taken last is made part of
 * the serialized state: one path for each way in. The traversal is given the events that a snapshot takes: all others
 * are no edges, but would count as such.
 * @param covered the names of transitions that are taken elsewhere
 * @throws Error when the machine's context grows without a bound
 */
export function generatePaths<TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  covered: ReadonlySet<string> = new Set(),
): Path[] {
  const machine: AnyStateMachine = model.machine;
  const fixtures: PlainFixtures = model.fixtures;
  const stepEvents = stepEventsOf(model);
  const stepOf = new Map(stepEvents.map(({ event, step }) => [event, step]));
  const { logic, start, ...edges } = createLogic(machine);
  const missing = new Set(
    transitionsOf(machine)
      .map(nameOf)
      .filter((name) => !covered.has(name)),
  );

  const possibleEvents = memoize((snapshot: AnyMachineSnapshot) =>
    stepEvents
      .map(({ event }) => event)
      .filter(
        (event) =>
          machine.getTransitionData(snapshot, event).length > 0 &&
          (event.type.startsWith('xstate.') || (fixtures.canHappen?.(snapshot, event) ?? true)),
      ),
  );
  const options: Omit<Options, 'fromState'> = {
    events: possibleEvents,
    serializeState: (snapshot, event, previous) =>
      event && previous ? `${edges.serialize(snapshot)} ${edges.taken(previous, event)}` : edges.serialize(snapshot),
    serializeEvent: memoize(asText),
  };

  /** How many missing transitions a path's last step takes. */
  function gainOf({ steps }: GraphPath): number {
    const [previous, last] = steps.slice(-2);
    return previous && last ? edges.taken(previous.state, last.event).filter((name) => missing.has(name)).length : 0;
  }

  function nearestMissing(fromState: AnyMachineSnapshot): GraphPath | undefined {
    return getShortestPaths(logic, { ...options, fromState })
      .filter((path) => gainOf(path) > 0)
      .sort((one, other) => one.weight - other.weight || gainOf(other) - gainOf(one))[0];
  }

  function markTaken({ steps }: GraphPath): void {
    for (const [index, { event }] of steps.entries()) {
      const previous = steps[index - 1];
      for (const name of previous ? edges.taken(previous.state, event) : []) missing.delete(name);
    }
  }

  return (fixtures.inputs ?? [undefined]).flatMap((input) => {
    const { snapshot, taken } = start(input);
    for (const name of taken) missing.delete(name);
    const paths: Path[] = [];
    let path = missing.size > 0 ? nearestMissing(snapshot) : undefined;
    while (path) {
      markTaken(path);
      const next = missing.size > 0 ? nearestMissing(path.state) : undefined;
      if (next && path.weight + next.weight <= mostSteps) {
        path = joinPaths(path, next);
      } else {
        const [, ...steps] = path.steps;
        paths.push({ input, steps: steps.map(({ event }) => stepOf.get(event) ?? event) });
        path = missing.size > 0 ? nearestMissing(snapshot) : undefined;
      }
    }
    return paths;
  });
}
