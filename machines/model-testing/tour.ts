import { inputsOf, type MealyMachine, transitionAt } from './complete-suite.ts';

/**
 * A few sequences that make every input in every state that can be reached. Where the state can be read after each input,
 * they are a complete test suite without additional states, with few restarts.
 * @param maxInputs a sequence is not continued beyond this number of inputs
 */
export function tourOf(machine: MealyMachine, maxInputs: number): number[][] {
  const made = new Set<string>();

  /** A shortest sequence from a state that ends with an input that was not made there yet. */
  function nearest(from: number): number[] | undefined {
    const queue: [number, number[]][] = [[from, []]];
    const seen = new Set([from]);
    for (const [state, sequence] of queue) {
      for (const input of inputsOf(machine, state)) {
        if (!made.has(`${state} ${input}`)) return [...sequence, input];
        const { next } = transitionAt(machine, state, input);
        if (seen.has(next)) continue;
        seen.add(next);
        queue.push([next, [...sequence, input]]);
      }
    }
    return undefined;
  }

  const tour: number[][] = [];
  let sequence: number[] = [];
  let state = 0;
  for (;;) {
    const next = nearest(state);
    if (next && (sequence.length === 0 || sequence.length + next.length <= maxInputs)) {
      for (const input of next) {
        made.add(`${state} ${input}`);
        state = transitionAt(machine, state, input).next;
      }
      sequence.push(...next);
    } else if (sequence.length > 0) {
      tour.push(sequence);
      sequence = [];
      state = 0;
    } else return tour;
  }
}
