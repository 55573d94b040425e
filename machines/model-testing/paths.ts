import { getShortestPaths, joinPaths, type StatePath } from '@xstate/graph';
import type { ActorLogic, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate';
import { nameOf } from './chart.ts';
import { type Edge, type SnapshotGraph, snapshotGraph } from './graph.ts';
import { memoize } from './memoize.ts';
import type { Model } from './model.ts';
import { serialize } from './replay.ts';
import { asText, type PlainFixtures, type PlainStep } from './steps.ts';

/** A path is not continued beyond this number of steps. Each path opens its screen anew, which takes as long as ten steps. */
const maxSteps = 40;

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
 * The graph of a machine's snapshots as logic for `@xstate/graph`. Nodes that are serialized the same are the same object.
 * Shortest paths reach every snapshot but about half of the transitions, so the transitions taken last are part of the
 * serialized state: one node for each way in.
 */
function createLogic(graph: SnapshotGraph, lastEvents: readonly string[]): ActorLogic<Node, AnyEventObject, unknown> {
  const nodes = new Map<string, Node>();
  const nodeAfter = memoize(({ target, taken }: Edge): Node => {
    const names = taken.map(nameOf);
    const serialized = `${serialize(target)} ${names}`;
    const isLast = taken.some(({ eventType }) => lastEvents.includes(eventType));
    const graphState = { status: 'active', output: undefined, error: undefined } as const;
    const node = nodes.get(serialized) ?? { ...graphState, snapshot: target, taken: names, isLast, serialized };
    nodes.set(serialized, node);
    return node;
  });
  return {
    transition: ({ snapshot }, event) => nodeAfter(graph.edge(snapshot, event)),
    getInitialSnapshot: () => nodeAfter(graph.start),
    getPersistedSnapshot: (node) => node,
  };
}

/**
 * Generates a few paths that take every transition of a machine, as far as its fixtures allow: each continues
 * with a shortest path to the nearest transition that is missing.
 * @throws Error when the machine's context grows without a bound
 */
export function generatePaths<TMachine extends AnyStateMachine>(model: Model<TMachine>): PlainStep[][] {
  const { lastEvents = [] }: PlainFixtures = model.fixtures;
  const graph = snapshotGraph(model);
  const stepOf = new Map(graph.steps.map(({ event, step }) => [event, step]));
  const logic = createLogic(graph, lastEvents);
  // Only the events with a transition: all others would count as edges.
  const eventsOf = memoize((snapshot: AnyMachineSnapshot) => graph.stepsFrom(snapshot).map(({ event }) => event));
  const options = {
    events: ({ snapshot, isLast }: Node) => (isLast ? [] : eventsOf(snapshot)),
    serializeState: ({ serialized }: Node) => serialized,
    serializeEvent: memoize(asText),
  };

  const [start, ...others] = getShortestPaths(logic, options);
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
    if (longer && longer.weight <= maxSteps) {
      path = longer;
    } else {
      const [, ...steps] = path.steps;
      paths.push(steps.map(({ event }) => stepOf.get(event) ?? event));
      path = extend(start);
    }
  }
  return paths;
}
