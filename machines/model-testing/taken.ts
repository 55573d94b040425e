/** The names of the transitions that each step of a sequence takes. */
export type TakenByStep = readonly (readonly string[])[];

/** How often transitions were taken, by their names, and which of them directly after each other. */
export interface TakenCounts {
  readonly transitions: Readonly<Record<string, number>>;
  /** The names of two transitions each, with an arrow. */
  readonly pairs: readonly string[];
}

/** Each transition of a step, followed by each of the next. */
export const pairsOf = (before: readonly string[], after: readonly string[]): string[] =>
  before.flatMap((one) => after.map((other) => `${one} ⇒ ${other}`));

/** Counts the transitions of sequences, and the pairs of transitions. */
export function countTaken(sequences: readonly TakenByStep[]): TakenCounts {
  const transitions: Record<string, number> = {};
  const pairs = new Set<string>();
  for (const steps of sequences) {
    for (const [index, names] of steps.entries()) {
      for (const name of names) transitions[name] = (transitions[name] ?? 0) + 1;
      for (const pair of pairsOf(steps[index - 1] ?? [], names)) pairs.add(pair);
    }
  }
  return { transitions, pairs: [...pairs] };
}
