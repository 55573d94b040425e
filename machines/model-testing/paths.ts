import { getShortestPaths, joinPaths, type StatePath } from '@xstate/graph';
import {
  type ActorLogic,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromTransition,
  type Snapshot,
} from 'xstate';
import { nameOf } from './chart.ts';
import { memoize } from './memoize.ts';
import type { Model } from './model.ts';
import { serialize } from './replay.ts';
import { asText, type PlainFixtures, type PlainStep, stepEventsOf } from './steps.ts';

/** A path is not continued beyond this number of steps. */
const mostSteps = 16;
/** More different snapshots than this mean that a machine's context grows without a bound. */
const mostSnapshots = 500;

/** The field of the context that got a new value last. */
function growingField(snapshots: Iterable<AnyMachineSnapshot>): string {
  const known = new Set<string>();
  let last = '';
  for (const [field, value] of [...snapshots].flatMap(({ context }) => Object.entries(context))) {
    const text = `${field} ${asText(value)}`;
    if (!known.has(text)) last = field;
    known.add(text);
  }
  return last;
}

/** A state of the graph: a snapshot with the transitions that lead to it, by their names. */
type Node = Snapshot<unknown> & {
  readonly snapshot: AnyMachineSnapshot;
  readonly taken: readonly string[];
  /** Whether the event that led here ends a path. */
  readonly isLast: boolean;
  readonly serialized: string;
};
type GraphPath = StatePath<Node, AnyEventObject>;

/**
 * The machine as logic for `@xstate/graph`. Nothing runs, each transition is computed once, and nodes that are serialized
 * the same are the same object. Shortest paths reach every snapshot but about half of the transitions, so the
 * transitions taken last are part of the serialized state: one node for each way in.
 * @throws Error when the machine's context grows without a bound
 */
function createLogic(
  machine: AnyStateMachine,
  lastEvents: readonly string[],
): ActorLogic<Node, AnyEventObject, unknown> {
  let taken: AnyTransitionDefinition[] = [];
  const self = createActor(
    fromTransition((state) => state, null),
    {
      inspect: (inspected) => {
        if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions);
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
  const nodes = new Map<string, Node>();

  function nodeAfter(compute: () => AnyMachineSnapshot): Node {
    taken = [];
    const next = compute();
    const text = serialize(next);
    const snapshot = snapshots.get(text) ?? next;
    snapshots.set(text, snapshot);
    if (snapshots.size > mostSnapshots) {
      const field = growingField(snapshots.values());
      throw new Error(
        `The machine "${machine.id}" has more than ${mostSnapshots} snapshots: its context grows in "${field}".`,
      );
    }
    const names = taken.map(nameOf);
    const serialized = `${text} ${names}`;
    const known = nodes.get(serialized);
    if (known) return known;
    const isLast = taken.some(({ eventType }) => lastEvents.includes(eventType));
    const graphState = { status: 'active', output: undefined, error: undefined } as const;
    const node: Node = { ...graphState, snapshot, taken: names, isLast, serialized };
    nodes.set(serialized, node);
    return node;
  }

  const transitions = memoize((snapshot: AnyMachineSnapshot) =>
    memoize((event: AnyEventObject) => nodeAfter(() => machine.transition(snapshot, event, scope))),
  );
  return {
    transition: ({ snapshot }, event) => transitions(snapshot)(event),
    getInitialSnapshot: (_scope, input) => nodeAfter(() => machine.getInitialSnapshot(scope, input)),
    getPersistedSnapshot: (node) => node,
  };
}

/**
 * Generates a few paths that take every transition of a machine, as far as its fixtures allow: each continues
 * with a shortest path to the nearest transition that is missing.
 * @throws Error when the machine's context grows without a bound
 */
export function generatePaths<TMachine extends AnyStateMachine>(model: Model<TMachine>): PlainStep[][] {
  const machine: AnyStateMachine = model.machine;
  const fixtures: PlainFixtures = model.fixtures;
  const stepEvents = stepEventsOf(model);
  const stepOf = new Map(stepEvents.map(({ event, step }) => [event, step]));
  const logic = createLogic(machine, fixtures.lastEvents ?? []);
  // Only the events with a transition: all others would count as edges.
  const eventsOf = memoize((snapshot: AnyMachineSnapshot) =>
    stepEvents
      .filter(({ event, step }) => {
        if (machine.getTransitionData(snapshot, event).length === 0) return false;
        if ('passed' in step) return true;
        return (event === step ? fixtures.canHappen?.(snapshot, event) : fixtures.canEnd?.(snapshot, step)) ?? true;
      })
      .map(({ event }) => event),
  );
  const options = {
    events: ({ snapshot, isLast }: Node) => (isLast ? [] : eventsOf(snapshot)),
    serializeState: ({ serialized }: Node) => serialized,
    serializeEvent: memoize(asText),
  };

  const { input } = fixtures;
  const [start, ...others] = getShortestPaths(logic, { ...options, input });
  const missing = new Set(others.flatMap(({ state }) => state.taken));
  const gainOf = ({ state }: GraphPath) => state.taken.filter((name) => missing.has(name)).length;

  /** Continues a path to the nearest missing transition. */
  function extend(path: GraphPath): GraphPath | undefined {
    if (missing.size === 0) return undefined;
    const nearest = (isEnd: boolean): GraphPath | undefined =>
      getShortestPaths(logic, {
        ...options,
        fromState: path.state,
        toState: ({ taken, isLast }) => isLast === isEnd && taken.some((name) => missing.has(name)),
      }).sort((one, other) => one.weight - other.weight || gainOf(other) - gainOf(one))[0];
    const next = nearest(false) ?? nearest(true);
    return next && joinPaths(path, next);
  }

  const paths: PlainStep[][] = [];
  let path = start && extend(start);
  while (start && path) {
    for (const { state } of path.steps) for (const name of state.taken) missing.delete(name);
    const longer = extend(path);
    if (longer && longer.weight <= mostSteps) {
      path = longer;
    } else {
      const [, ...steps] = path.steps;
      paths.push(steps.map(({ event }) => stepOf.get(event) ?? event));
      path = extend(start);
    }
  }
  return paths;
}
