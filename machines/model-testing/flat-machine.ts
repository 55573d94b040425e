import { type Arbitrary, array, integer, toStringMethod } from 'fast-check';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { completeSuite, type MealyMachine, transitionAt } from './complete-suite.ts';
import { type Edge, type SnapshotGraph, snapshotGraph } from './graph.ts';
import { memoize } from './memoize.ts';
import { type ReplayedStep, serialize, startReplay } from './replay.ts';
import { asText, describeStep, type PlainModel, type PlainStep } from './steps.ts';

/** The output of a step that cannot be played. */
const notPlayed = 'cannot be played';

type Observed = Pick<ReplayedStep, 'value' | 'context' | 'actions' | 'starts'>;

/** What can be observed after a step: state value and context, the actions, and the actors and delays that start. */
const observe = ({ value, context, actions, starts }: Observed): string => asText([value, context, actions, starts]);

const outputOf = ({ target, actions, starts }: Edge): string =>
  observe({ value: target.value, context: target.context, actions, starts });

/**
 * A statechart as a Mealy machine.
 * - Its states are the snapshots that the steps reach which can happen on a screen. Parallel regions are flattened.
 * - Its inputs are all steps of the fixtures, in every state, also those that cannot happen on a screen, and input 0, the
 *   status message: it reads the snapshot and changes nothing. It separates all states, so the machine is minimal.
 * - Guards are the classes that the steps name. A step that is ignored is a transition to the same state.
 * - A step that cannot be played (an actor that is not running, a delay that nothing waits for) is a transition to the
 *   same state, with an output of its own: a machine in which it can be played is faulty.
 * - Where a step that cannot happen on a screen leads to other snapshots, its output is tested and the sequence ends: the
 *   next state is the last one, in which every input has the same output.
 */
export interface FlatMachine extends MealyMachine {
  readonly start: Edge;
  readonly graph: SnapshotGraph;
  /** For each state except the last, its snapshot. */
  readonly snapshots: readonly AnyMachineSnapshot[];
  /** The step of each input from 1. */
  readonly steps: readonly PlainStep[];
  /** What a step does in a state; undefined when it cannot be played. */
  readonly edge: (snapshot: AnyMachineSnapshot, step: number) => Edge | undefined;
}

/** Flattens the machine of a model. */
export const flatten = memoize((model: PlainModel): FlatMachine => {
  const graph = snapshotGraph(model);
  const snapshots = [graph.start.target];
  const states = new Map([[graph.start.target, 0]]);
  for (const snapshot of snapshots) {
    for (const { event } of graph.stepsFrom(snapshot)) {
      const { target } = graph.edge(snapshot, event);
      if (states.has(target)) continue;
      states.set(target, snapshots.length);
      snapshots.push(target);
    }
  }

  function edge(snapshot: AnyMachineSnapshot, index: number): Edge | undefined {
    const { step, event } = graph.steps[index] ?? { step: { type: '' }, event: { type: '' } };
    if ('passed' in step && model.machine.getTransitionData(snapshot, event).length === 0) return undefined;
    const actor = 'done' in step ? step.done : 'failed' in step ? step.failed : undefined;
    if (actor !== undefined && !snapshot.children[actor]) return undefined;
    return graph.edge(snapshot, event);
  }

  const last = snapshots.length;
  const transitions = snapshots.map((snapshot, state) => [
    { next: state, output: serialize(snapshot) },
    ...graph.steps.map((_, index) => {
      const taken = edge(snapshot, index);
      if (!taken) return { next: state, output: notPlayed };
      return { next: states.get(taken.target) ?? last, output: outputOf(taken) };
    }),
  ]);
  const end = [...graph.steps, null].map(() => ({ next: last, output: 'not specified' }));
  const isLeft = transitions.flat().some(({ next }) => next === last);
  return {
    transitions: isLeft ? [...transitions, end] : transitions,
    start: graph.start,
    graph,
    snapshots,
    steps: graph.steps.map(({ step }) => step),
    edge,
  };
});

/** A test sequence: steps, and what is observed at first and after each of them. */
export interface TestSequence {
  readonly steps: readonly PlainStep[];
  readonly outputs: readonly string[];
}

/**
 * The test sequence of inputs.
 * @param whenLeft what a step does that leads to snapshots beyond the flat machine: it ends the sequence, or is left out
 */
function sequenceOf(flat: FlatMachine, inputs: readonly number[], whenLeft: 'end' | 'omit'): TestSequence {
  const steps: PlainStep[] = [];
  const outputs = [outputOf(flat.start)];
  let state = 0;
  for (const input of inputs) {
    const step = flat.steps[input - 1];
    // The snapshot is read after each step, so the status message is not a step of its own.
    if (!step || state === flat.snapshots.length) continue;
    const { next, output } = transitionAt(flat, state, input);
    if (next === flat.snapshots.length && whenLeft === 'omit') continue;
    steps.push(step);
    outputs.push(output);
    state = next;
  }
  return { steps, outputs };
}

/** Random sequences, which fast-check shrinks to the steps that matter, and prints as those steps. */
export const randomSequences = (model: PlainModel, maxSteps: number): Arbitrary<TestSequence> =>
  array(integer({ min: 1, max: flatten(model).steps.length }), { maxLength: maxSteps, size: 'max' })
    .map((inputs) => sequenceOf(flatten(model), inputs, 'omit'))
    .map((sequence) => ({ ...sequence, [toStringMethod]: () => sequence.steps.map(describeStep).join(', ') }));

/** What a complete test suite promises. */
export interface SuiteClaim {
  /** The number of the machine's states. */
  readonly states: number;
  /** Up to this number of states, no machine with other behavior passes. */
  readonly maxStates: number;
}

/** A complete test suite of a machine. */
export interface MachineSuite extends SuiteClaim {
  readonly sequences: readonly TestSequence[];
}

/** The sequences that are not the beginning of another one. */
export function longest<TSequence>(
  sequences: readonly TSequence[],
  stepsOf: (sequence: TSequence) => readonly PlainStep[],
) {
  const numbers = new Map([...new Set(sequences.flatMap(stepsOf))].map((step, number) => [step, number]));
  const named = new Map<string, TSequence>();
  const beginnings = new Set<string>();
  for (const sequence of sequences) {
    const names = stepsOf(sequence).map((step) => numbers.get(step));
    named.set(names.join(), sequence);
    for (const length of names.keys()) beginnings.add(names.slice(0, length).join());
  }
  return [...named].filter(([name]) => !beginnings.has(name)).map(([, sequence]) => sequence);
}

/**
 * Generates the complete test suite of a model's machine, with as many additional states, up to two, as fit.
 * @param maxSequences about the most sequences of a suite with additional states
 */
export function machineSuite(model: PlainModel, maxSequences: number): MachineSuite {
  const flat = flatten(model);
  const states = flat.snapshots.length;
  const extraStates = [2, 1].find((extra) => states * (flat.steps.length + 1) ** (extra + 1) <= maxSequences) ?? 0;
  const sequences = completeSuite(flat, extraStates).map((inputs) => sequenceOf(flat, inputs, 'end'));
  return { sequences: longest(sequences, ({ steps }) => steps), states, maxStates: states + extraStates };
}

/**
 * What is wrong in a sequence on this machine; null when it behaves as expected.
 * @param onStep receives each step that was played
 */
export function wrongOutput(
  machine: AnyStateMachine,
  input: unknown,
  { steps, outputs }: TestSequence,
  onStep?: (played: ReplayedStep | undefined) => void,
): string | null {
  try {
    const { start, play } = startReplay(machine, input);
    for (const [index, expected] of outputs.entries()) {
      const step = steps[index - 1];
      const played = step ? play(step) : start;
      const output = played ? observe(played) : notPlayed;
      onStep?.(played);
      if (output === expected) continue;
      return `${steps.slice(0, index).map(describeStep).join(', ')}: ${output}, not ${expected}`;
    }
    return null;
  } catch (error) {
    return `${steps.map(describeStep).join(', ')}: breaks: ${String(error)}`;
  }
}

/** What a flat machine does, as lines in an order that does not depend on its chart. */
function behaviorOf(flat: FlatMachine): string {
  const lines = flat.snapshots.flatMap((snapshot, state) =>
    flat.steps.map((step, index) =>
      [serialize(snapshot), describeStep(step), transitionAt(flat, state, index + 1).output].join(' '),
    ),
  );
  return [outputOf(flat.start), ...lines.sort()].join('\n');
}

/** Whether two machines behave the same: their flat machines are minimal, so they are equal. */
export const areEquivalent = (one: PlainModel, other: PlainModel): boolean =>
  behaviorOf(flatten(one)) === behaviorOf(flatten(other));
