import type { AnyStateMachine } from 'xstate';
import { leavesOf, nameOf, pathOf, transitionsOf } from './chart.ts';
import { areEquivalent, flatten, type TestSequence, wrongOutput } from './flat-machine.ts';
import type { Edge } from './graph.ts';
import { memoize } from './memoize.ts';
import type { Model } from './model.ts';
import type { Mutant } from './mutants.ts';
import { generatePaths } from './paths.ts';
import { type ReplayedStep, replay } from './replay.ts';
import { asText, journeysIn, type PlainModel } from './steps.ts';
import { pairsOf } from './taken.ts';

const isSubset = (part: object, whole: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(part).every(([key, value]) => asText(whole[key]) === asText(value));

/** Whether a value is plain JSON. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  const isKnown = Array.isArray(value) || prototype === Object.prototype;
  return isKnown && Object.values(value).every(isPlain);
}

/** The journeys of a model, each with its whole state value at the end. */
function journeysOf<TMachine extends AnyStateMachine>(model: Model<TMachine>) {
  const { machine, fixtures } = model;
  const [start] = replay(machine, fixtures.input, []);
  const initial = machine.root.type === 'parallel' && typeof start?.value === 'object' ? start.value : null;
  return journeysIn(model).map((journey) => ({
    ...journey,
    input: fixtures.input,
    ends: initial && typeof journey.ends === 'object' ? { ...initial, ...journey.ends } : journey.ends,
  }));
}

type NamedJourney = ReturnType<typeof journeysOf>[number];

/** What is wrong with the end of a journey on this machine; null when it ends as expected. */
function failureOf(machine: AnyStateMachine, journey: NamedJourney): string | null {
  const { name, input, steps, ends, actions = [], context = {} } = journey;
  let replayed: ReplayedStep[];
  try {
    replayed = replay(machine, input, steps);
  } catch (error) {
    return `"${name}" breaks: ${String(error)}`;
  }
  const last = replayed.at(-1);
  const executed = replayed.flatMap((step) => step.actions);
  if (asText(leavesIn(last?.value).sort()) !== asText(leavesIn(ends).sort())) {
    return `"${name}" ends in ${asText(last?.value)}, not in ${asText(ends)}`;
  }
  if (asText(executed) !== asText(actions)) {
    return `"${name}" executes ${asText(executed)}, not ${asText(actions)}`;
  }
  if (!isSubset(context, last?.context)) {
    return `"${name}" ends with the context ${asText(last?.context)}, not ${asText(context)}`;
  }
  return null;
}

/** What is wrong with journeys that do not end as expected. */
export function wrongJourneys<TMachine extends AnyStateMachine>(model: Model<TMachine>): string[] {
  return journeysOf(model).flatMap((journey) => failureOf(model.machine, journey) ?? []);
}

/** The numbers of mutants: of all, and what became of them. */
export interface MutantCounts {
  readonly all: number;
  readonly killed: number;
  /** Those that behave like the machine itself, by comparison of their flat machines. */
  readonly equivalent: number;
}

/** What became of mutants. */
export interface MutantResults extends MutantCounts {
  /** The counts of the mutants of each transition, by its name. */
  readonly ofTransitions: Readonly<Record<string, MutantCounts>>;
  /** The names of the others. */
  readonly surviving: readonly string[];
}

/**
 * Tests mutants: a journey must fail on each, or a sequence of the complete suite if the fault is hidden from journeys.
 */
export function testMutants<TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  mutants: readonly Mutant[],
  suite: readonly TestSequence[],
): MutantResults {
  const journeys = journeysOf(model).map((journey) => {
    const replayed = replay(model.machine, journey.input, journey.steps);
    return { ...journey, takes: new Set(replayed.flatMap(({ taken }) => taken.map(nameOf))) };
  });
  /** Those that take the faulty transition first: one of them usually fails. */
  const likeliestFirst = ({ transition = '' }: Mutant) =>
    journeys.toSorted((one, other) => Number(other.takes.has(transition)) - Number(one.takes.has(transition)));
  const shortestFirst = [...suite].sort((one, other) => one.steps.length - other.steps.length);
  const isKilled = (mutant: Mutant): boolean =>
    likeliestFirst(mutant).some((journey) => failureOf(mutant.machine, journey) !== null) ||
    (mutant.isHidden === true &&
      shortestFirst.some((sequence) => wrongOutput(mutant.machine, model.fixtures.input, sequence) !== null));
  const fateOf = (mutant: Mutant) =>
    isKilled(mutant) ? 'killed' : areEquivalent(model, { ...model, machine: mutant.machine }) ? 'equivalent' : 'alive';
  const results = mutants.map((mutant) => ({ ...mutant, fate: fateOf(mutant) }));
  const countsOf = (some: typeof results): MutantCounts => ({
    all: some.length,
    killed: some.filter(({ fate }) => fate === 'killed').length,
    equivalent: some.filter(({ fate }) => fate === 'equivalent').length,
  });
  const ofTransitions = transitionsOf(model.machine)
    .map(nameOf)
    .map((name) => [name, countsOf(results.filter(({ transition }) => transition === name))]);
  return {
    ...countsOf(results),
    ofTransitions: Object.fromEntries(ofTransitions),
    surviving: results.filter(({ fate }) => fate === 'alive').map(({ name }) => name),
  };
}

/** The pairs of transitions that can be taken directly after each other. */
export function possiblePairs(model: PlainModel): string[] {
  const { graph, snapshots } = flatten(model);
  const namesOf = memoize(({ taken }: Edge) => taken.map(nameOf));
  const pairs = snapshots.flatMap((snapshot) =>
    graph.stepsFrom(snapshot).flatMap(({ event }) => {
      const edge = graph.edge(snapshot, event);
      return graph
        .stepsFrom(edge.target)
        .flatMap((next) => pairsOf(namesOf(edge), namesOf(graph.edge(edge.target, next.event))));
    }),
  );
  return [...new Set(pairs)];
}

/** The innermost states of a state value, as dotted paths. */
export function leavesIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return [[...path, value].join('.')];
  const inner = Object.entries(value ?? {});
  return inner.length === 0 ? [path.join('.')] : inner.flatMap(([key, part]) => leavesIn(part, [...path, key]));
}

/** What the generated paths cover. */
export interface Coverage {
  /** The number of innermost states. */
  readonly states: number;
  /** The names of all transitions. */
  readonly transitions: readonly string[];
  /** The names of those that no path takes. */
  readonly untaken: readonly string[];
  /** Innermost states that no path reaches. */
  readonly unreached: readonly string[];
  /** Contexts that are not plain JSON. */
  readonly notPlain: readonly string[];
  readonly paths: number;
}

/** Runs a machine through its generated paths. */
export function coverageOf<TMachine extends AnyStateMachine>(model: Model<TMachine>): Coverage {
  const { machine, fixtures } = model;
  const paths = generatePaths(model);
  const replayed = paths.flatMap((steps) => replay(machine, fixtures.input, steps));
  const wasTaken = new Set(replayed.flatMap(({ taken }) => taken.map(nameOf)));
  const reached = new Set(replayed.flatMap(({ value }) => leavesIn(value)));
  const states = leavesOf(machine).map(pathOf);
  const transitions = transitionsOf(machine).map(nameOf);
  return {
    states: states.length,
    transitions,
    untaken: transitions.filter((name) => !wasTaken.has(name)),
    unreached: states.filter((name) => !reached.has(name)),
    notPlain: replayed.flatMap(({ context }) => (isPlain(context) ? [] : [asText(context)])),
    paths: paths.length,
  };
}
