import { getShortestPaths, getSimplePaths, type StatePath, type TraversalOptions } from '@xstate/graph';
import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromTransition,
} from 'xstate';
import { nameOf } from './chart.ts';
import type { Model } from './model.ts';
import { identityOf } from './replay.ts';
import { asText, happeningsOf, type PlainFixtures, type PlainStep } from './steps.ts';

/** A way through a machine that the machine's own chart allows. */
export interface Path {
  readonly input: unknown;
  readonly steps: readonly PlainStep[];
  /** Where the chart leads after each step, as {@link identityOf} says it. */
  readonly identities: readonly string[];
  /** The names of all transitions on the way. */
  readonly taken: ReadonlySet<string>;
}

type Options = TraversalOptions<AnyMachineSnapshot, AnyEventObject, unknown> & {
  serializeState: (snapshot: AnyMachineSnapshot, event?: AnyEventObject, previous?: AnyMachineSnapshot) => string;
};
type GraphPath = StatePath<AnyMachineSnapshot, AnyEventObject>;

/** Computes transitions without running anything, and says which ones were taken. */
function createWatch(machine: AnyStateMachine) {
  let taken: string[] = [];
  const self = createActor(
    fromTransition((state) => state, null),
    {
      inspect: (seen) => {
        if (seen.type === '@xstate.microstep') taken.push(...seen._transitions.map(nameOf));
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
  const known = new Map<string, readonly string[]>();

  return {
    atStart(input: unknown): readonly string[] {
      taken = [];
      machine.getInitialSnapshot(scope, input);
      return taken;
    },
    between(snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly string[] {
      const key = `${identityOf(snapshot)} ${asText(event)}`;
      const before = known.get(key);
      if (before) return before;
      taken = [];
      machine.transition(snapshot, event, scope);
      known.set(key, taken);
      return taken;
    },
  };
}

/** Leaves out the paths that another one begins with: whoever walks the long one walks them too. */
function longestOf(paths: readonly Path[]): Path[] {
  const keyOf = ({ input, steps }: Path, length: number): string => asText([input, steps.slice(0, length)]);
  const heads = new Set(paths.flatMap((path) => path.steps.map((_, length) => keyOf(path, length))));
  const unique = new Map(paths.map((path) => [keyOf(path, path.steps.length), path]));
  return [...unique].filter(([key]) => !heads.has(key)).map(([, path]) => path);
}

/** Picks paths, each time the one with the most transitions that no picked one takes, the shorter of two equals. */
function cover(candidates: readonly Path[]): Path[] {
  const missing = new Set(candidates.flatMap(({ taken }) => [...taken]));
  const gain = ({ taken }: Path): number => [...taken].filter((name) => missing.has(name)).length;
  const picked: Path[] = [];
  while (missing.size > 0) {
    const best = candidates.reduce((one, other) => {
      const lead = gain(other) - gain(one);
      return lead > 0 || (lead === 0 && other.steps.length < one.steps.length) ? other : one;
    });
    for (const name of best.taken) missing.delete(name);
    picked.push(best);
  }
  return picked;
}

/** The paths of a machine, generated from its chart and its fixtures. */
export interface Paths {
  /** How many simple paths there are: ways that meet no standing twice. */
  readonly simple: number;
  /** The simple paths that are not the beginning of another. */
  readonly longest: readonly Path[];
  /** A small set of paths that takes every transition that can be taken. */
  readonly covering: readonly Path[];
}

/**
 * Generates the paths of a machine.
 *
 * The traversal is told which events the standing takes: all others are no edges, but would count as such.
 * Shortest paths reach every standing but about half of the transitions, so the transition taken last is made part of
 * the standing: one path for each way in.
 */
export function generatePaths<TMachine extends AnyStateMachine>(model: Model<TMachine>): Paths {
  const machine: AnyStateMachine = model.machine;
  const fixtures: PlainFixtures = model.fixtures;
  const happenings = happeningsOf(model);
  const watch = createWatch(machine);
  const stepOf = new Map(happenings.map(({ event, step }) => [event, step]));
  const groups = fixtures.apart ?? [Object.keys(fixtures.events)];

  const optionsFor = (input: unknown, eventTypes: readonly string[]): Options => {
    const events = happenings
      .map(({ event }) => event)
      .filter(({ type }) => type.startsWith('xstate.') || eventTypes.includes(type));
    return {
      input,
      events: (snapshot) =>
        events.filter(
          (event) =>
            machine.getTransitionData(snapshot, event).length > 0 &&
            (event.type.startsWith('xstate.') || (fixtures.canHappen?.(snapshot, event) ?? true)),
        ),
      serializeState: identityOf,
      serializeEvent: asText,
    };
  };

  const toPath = (input: unknown, path: GraphPath): Path => {
    const [, ...steps] = path.steps;
    const before = path.steps.map(({ state }) => state);
    const taken = steps.flatMap(({ event }, index) => {
      const snapshot = before[index];
      return snapshot ? watch.between(snapshot, event) : [];
    });
    return {
      input,
      steps: steps.map(({ event }) => stepOf.get(event) ?? event),
      identities: path.steps.map(({ state }) => identityOf(state)),
      taken: new Set([...watch.atStart(input), ...taken]),
    };
  };

  const inputs = fixtures.inputs ?? [undefined];
  const simple = inputs.flatMap((input) =>
    groups.flatMap((group) => getSimplePaths(machine, optionsFor(input, group)).map((path) => toPath(input, path))),
  );
  const shortest = inputs.flatMap((input) => {
    const options = optionsFor(input, Object.keys(fixtures.events));
    const withWayIn: Options['serializeState'] = (snapshot, event, previous) =>
      event && previous ? `${identityOf(snapshot)} ${watch.between(previous, event)}` : identityOf(snapshot);
    return getShortestPaths(machine, { ...options, serializeState: withWayIn }).map((path) => toPath(input, path));
  });
  const longest = longestOf(simple);
  return { simple: simple.length, longest, covering: cover([...longest, ...shortest]) };
}
