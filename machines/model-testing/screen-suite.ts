import type { AnyMachineSnapshot } from 'xstate';
import { completeSuite, inputsOf, type MealyMachine, transitionAt } from './complete-suite.ts';
import { flatten, longest, type SuiteClaim } from './flat-machine.ts';
import { memoize } from './memoize.ts';
import type { PlainModel, PlainStep } from './steps.ts';
import { tourOf } from './tour.ts';

/**
 * What can happen on a screen, as a partial Mealy machine: its inputs are the steps that can happen in a state and have a
 * transition. After one of the `lastEvents` nothing can.
 */
const screenMachine = memoize((model: PlainModel): MealyMachine => {
  const { graph } = flatten(model);
  /** The snapshots; null for a page that cannot go on. */
  const states: (AnyMachineSnapshot | null)[] = [graph.start.target];
  const numberOf = (snapshot: AnyMachineSnapshot | null): number => {
    if (!states.includes(snapshot)) states.push(snapshot);
    return states.indexOf(snapshot);
  };
  const transitions = [];
  for (const snapshot of states) {
    const possible = snapshot ? graph.stepsFrom(snapshot) : [];
    transitions.push(
      graph.steps.map((step) => {
        if (!snapshot || !possible.includes(step)) return undefined;
        const isLast = model.fixtures.lastEvents?.includes(step.event.type) === true;
        return { next: numberOf(isLast ? null : graph.edge(snapshot, step.event).target), output: '' };
      }),
    );
  }
  return { transitions };
});

/** A complete test suite for a screen. */
export interface ScreenSuite extends SuiteClaim {
  readonly sequences: readonly (readonly PlainStep[])[];
}

/**
 * Generates a complete test suite for a screen, whose assertions are the status message after each step.
 * @param maxSequences for no and for one additional state, the most combinations of state and steps
 * @returns undefined when there are more
 */
export function screenSuite(
  model: PlainModel,
  { maxSequences, maxSteps }: { maxSequences: readonly number[]; maxSteps: number },
): ScreenSuite | undefined {
  const machine = screenMachine(model);
  const states = machine.transitions.length;
  /** The number of sequences of inputs that can be made from a state. */
  const countFrom = (state: number, length: number): number =>
    length === 0
      ? 1
      : inputsOf(machine, state)
          .map((input) => countFrom(transitionAt(machine, state, input).next, length - 1))
          .reduce((sum, count) => sum + count, 0);
  const countOf = (extra: number) =>
    machine.transitions.reduce((sum, _, state) => sum + countFrom(state, extra + 1), 0);
  const extraStates = maxSequences.findLastIndex((most, extra) => countOf(extra) <= most);
  if (extraStates === -1) return undefined;
  const withStatus: MealyMachine = {
    transitions: machine.transitions.map((row, state) => [...row, { next: state, output: String(state) }]),
  };
  const suite = extraStates === 0 ? tourOf(machine, maxSteps) : completeSuite(withStatus, extraStates);
  const { steps } = flatten(model);
  const sequences = suite.map((inputs) => inputs.flatMap((input) => steps[input] ?? []));
  return { sequences: longest(sequences, (sequence) => sequence), states, maxStates: states + extraStates };
}
