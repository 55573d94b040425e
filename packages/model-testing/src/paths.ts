import { getShortestPaths, joinPaths, type StatePath } from '@xstate/graph';
import type { ActorLogic, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate';
import { delayIn, memoize, transitionsOf } from './chart.ts';
import type { Model } from './model.ts';
import { asPlainStep, asText, type Moment, type PlainModel, type PlainStep, startRun } from './run.ts';

/** A path is not continued beyond this number of steps. Each path opens its screen anew, which takes as long as ten steps. */
const maxSteps = 40;

/** More different snapshots than this mean that a machine's context grows without a bound. */
const maxSnapshots = 500;

/** A moment as a node of a graph. */
type Node = Snapshot<unknown> & { readonly moment: Moment; readonly text: string; readonly isLast: boolean };
type GraphPath = StatePath<Node, AnyEventObject>;

/** The steps of the fixtures, and those that the chart names without a payload: events and delays. */
function stepsOf({ machine, fixtures }: PlainModel): PlainStep[] {
  const listed = fixtures.steps.map(asPlainStep);
  const steps = new Map<string, PlainStep>();
  for (const { eventType } of transitionsOf(machine)) {
    const delay = delayIn(eventType);
    if (delay !== undefined) steps.set(delay, { passed: delay });
    else if (eventType !== '' && !eventType.startsWith('xstate.')) steps.set(eventType, { type: eventType });
  }
  for (const step of listed) if ('type' in step) steps.delete(step.type);
  return [...steps.values(), ...listed];
}

/** The graph of a machine, for `@xstate/graph`. Equal nodes are the same object, and each edge is computed once. */
function createGraph(model: PlainModel) {
  const { machine, fixtures } = model;
  const { start, after, eventOf } = startRun(machine, fixtures.input);
  const steps = stepsOf(model);
  const stepOf = new Map<AnyEventObject, PlainStep>();
  const snapshots = new Map<string, AnyMachineSnapshot>();
  const nodes = new Map<string, Node>();

  /** Shortest paths reach every snapshot but about half of the transitions, so there is a node for each way in. */
  function nodeOf(moment: Moment, event?: AnyEventObject): Node {
    const { value, context } = moment.snapshot;
    const place = asText({ value, context });
    const snapshot = snapshots.get(place) ?? moment.snapshot;
    snapshots.set(place, snapshot);
    if (snapshots.size > maxSnapshots) {
      throw new Error(`The context of "${machine.id}" keeps growing: ${asText(context)}`);
    }
    const text = `${place} ${moment.taken}`;
    const graphState = { status: 'active', output: undefined, error: undefined } as const;
    const isLast = fixtures.lastEvents?.includes(event?.type ?? '') === true;
    const node = nodes.get(text) ?? { ...graphState, moment: { ...moment, snapshot }, text, isLast };
    nodes.set(text, node);
    return node;
  }

  function canHappen(step: PlainStep, event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean {
    if (machine.getTransitionData(snapshot, event).length === 0) return false;
    const isPossible = 'type' in step ? fixtures.canHappen?.(snapshot, event) : fixtures.canEnd?.(snapshot, step);
    return 'passed' in step || (isPossible ?? true);
  }

  const eventsFrom = memoize((snapshot: AnyMachineSnapshot) =>
    steps.flatMap((step) => {
      const event = eventOf(step, snapshot);
      if (!event || !canHappen(step, event, snapshot)) return [];
      stepOf.set(event, step);
      return [event];
    }),
  );
  const edgesFrom = memoize((snapshot: AnyMachineSnapshot) =>
    memoize((event: AnyEventObject) => nodeOf(after(snapshot, event), event)),
  );
  const logic: ActorLogic<Node, AnyEventObject, unknown> = {
    transition: ({ moment }, event) => edgesFrom(moment.snapshot)(event),
    getInitialSnapshot: () => nodeOf(start),
    getPersistedSnapshot: (node) => node,
  };
  const options = {
    events: ({ moment, isLast }: Node) => (isLast ? [] : eventsFrom(moment.snapshot)),
    serializeState: ({ text }: Node) => text,
    serializeEvent: memoize(asText),
  };
  return { logic, options, stepOf };
}

/**
 * Generates a few paths that take every transition of a machine, as far as its fixtures allow: each continues with a
 * shortest path to the nearest transition that is missing.
 * @throws Error when the machine's context grows without a bound
 */
export function generatePaths<TMachine extends AnyStateMachine>(model: Model<TMachine>): PlainStep[][] {
  const { logic, options, stepOf } = createGraph(model);
  const [start, ...others] = getShortestPaths(logic, options);
  const takenBy = ({ state }: GraphPath) => state.moment.taken;
  const missing = new Set(others.flatMap(takenBy));
  const gainOf = (path: GraphPath) => takenBy(path).filter((name) => missing.has(name)).length;

  /** Continues a path to the nearest missing transition; to one that ends a path only when there is no other. */
  function extend(path: GraphPath): GraphPath | undefined {
    const nearest = (isEnd: boolean) =>
      getShortestPaths(logic, {
        ...options,
        fromState: path.state,
        toState: ({ moment, isLast }) => isLast === isEnd && moment.taken.some((name) => missing.has(name)),
      }).sort((one, other) => one.weight - other.weight || gainOf(other) - gainOf(one))[0];
    const next = missing.size > 0 ? (nearest(false) ?? nearest(true)) : undefined;
    return next && joinPaths(path, next);
  }

  const paths: PlainStep[][] = [];
  let path = start && extend(start);
  while (start && path) {
    for (const { state } of path.steps) for (const name of state.moment.taken) missing.delete(name);
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
