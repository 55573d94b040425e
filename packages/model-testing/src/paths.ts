import { getShortestPaths } from '@xstate/graph';
import { delayIn, transitionsOf } from 'statechart/machine';
import type { ActorLogic, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import type { AnyModel } from './model.ts';
import { asPlainStep, asText, eventOf, firstMoment, momentAfter, type PlainStep } from './run.ts';

/** A path is not continued beyond this number of steps. Each path opens its screen anew, which takes as long as ten steps. */
const maxSteps = 40;

/** More different snapshots than this mean that a machine's context grows without a bound. */
const maxSnapshots = 500;

/** What a step leads to. It is an event of `@xstate/graph`. */
interface Edge {
  readonly type: string;
  readonly step: PlainStep;
  readonly next: AnyMachineSnapshot;
  readonly taken: readonly AnyTransitionDefinition[];
  /** Whether a path ends here. */
  readonly isLast: boolean;
}

/** Steps to an edge, the shortest there are, and its own. */
interface Path {
  readonly steps: readonly PlainStep[];
  readonly last: Edge;
}

/** A function that computes the value for each key once. */
function memoize<TKey extends object, TValue>(compute: (key: TKey) => TValue): (key: TKey) => TValue {
  const values = new WeakMap<TKey, TValue>();
  return (key) => {
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
}

/** The steps of the fixtures, and those that the chart names without a payload: events and delays. */
function stepsOf({ machine, fixtures }: AnyModel): PlainStep[] {
  const listed: PlainStep[] = fixtures.steps.map(asPlainStep);
  const steps = new Map<string, PlainStep>();
  for (const { eventType } of transitionsOf(machine)) {
    const delay = delayIn(eventType);
    if (delay !== undefined) steps.set(delay, { passed: delay });
    else if (!eventType.startsWith('xstate.')) steps.set(eventType, { type: eventType });
  }
  for (const step of listed) if ('type' in step) steps.delete(step.type);
  return [...steps.values(), ...listed];
}

/** The graph of a machine: its first snapshot, and the shortest paths from a snapshot to each edge. */
function createGraph(model: AnyModel) {
  const { machine, fixtures } = model;
  const steps = stepsOf(model);
  const snapshots = new Map<string, AnyMachineSnapshot>();
  const serializeState = memoize(({ value, context }: AnyMachineSnapshot) => asText({ value, context }));

  /** Equal snapshots are the same object, so that their edges are computed once. */
  function unique(snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
    const same = snapshots.get(serializeState(snapshot)) ?? snapshot;
    snapshots.set(serializeState(same), same);
    if (snapshots.size <= maxSnapshots) return same;
    throw new Error(`The context of "${machine.id}" keeps growing: ${asText(snapshot.context)}`);
  }

  function canHappen(step: PlainStep, snapshot: AnyMachineSnapshot): boolean {
    if ('passed' in step) return true;
    return ('type' in step ? fixtures.canHappen?.(snapshot, step) : fixtures.canEnd?.(snapshot, step as never)) ?? true;
  }

  const edgesFrom = memoize((snapshot: AnyMachineSnapshot): readonly Edge[] =>
    steps.flatMap((step) => {
      const event = eventOf(step, snapshot);
      if (!event || machine.getTransitionData(snapshot, event).length === 0 || !canHappen(step, snapshot)) return [];
      const { snapshot: next, taken } = momentAfter(machine, snapshot, event);
      const isLast = fixtures.lastEvents?.includes(event.type) === true;
      return [{ type: asText(step), step, next: unique(next), taken, isLast }];
    }),
  );
  const start = unique(firstMoment(machine, fixtures.input).snapshot);
  const logic: ActorLogic<AnyMachineSnapshot, Edge> = {
    transition: (_, edge) => edge.next,
    getInitialSnapshot: () => start,
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  const pathsFrom = memoize((fromState: AnyMachineSnapshot): readonly Path[] =>
    getShortestPaths(logic, {
      fromState,
      events: (snapshot) => edgesFrom(snapshot).filter(({ isLast }) => !isLast),
      serializeState,
      serializeEvent: ({ type }) => type,
    }).flatMap(({ state, steps: [, ...steps] }) =>
      edgesFrom(state).map((last) => ({ steps: [...steps.map(({ event }) => event.step), last.step], last })),
    ),
  );
  return { start, pathsFrom };
}

/** A few paths that take every transition that the fixtures allow. Each goes on to the nearest that is missing. */
export function generatePaths(model: AnyModel): PlainStep[][] {
  const { start, pathsFrom } = createGraph(model);
  const missing = new Set(pathsFrom(start).flatMap(({ last }) => last.taken));
  const gainOf = ({ last }: Path) => last.taken.filter((one) => missing.has(one)).length;

  /** The shortest path to a missing transition; to one that ends a path only when there is no other. */
  const nearestFrom = (snapshot: AnyMachineSnapshot): Path | undefined =>
    pathsFrom(snapshot)
      .filter((path) => gainOf(path) > 0)
      .sort(
        (one, other) =>
          Number(one.last.isLast) - Number(other.last.isLast) ||
          one.steps.length - other.steps.length ||
          gainOf(other) - gainOf(one),
      )[0];

  const paths: PlainStep[][] = [];
  for (let next = nearestFrom(start); next; next = nearestFrom(start)) {
    const steps: PlainStep[] = [];
    while (next && (steps.length === 0 || steps.length + next.steps.length <= maxSteps)) {
      steps.push(...next.steps);
      for (const one of next.last.taken) missing.delete(one);
      next = next.last.isLast ? undefined : nearestFrom(next.last.next);
    }
    paths.push(steps);
  }
  return paths;
}
