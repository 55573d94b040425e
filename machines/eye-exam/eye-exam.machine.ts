import { assign, type SnapshotFrom, setup } from 'xstate';

type EyeExamEvent = { type: 'lens1.chosen' } | { type: 'lens2.chosen' } | { type: 'startOver.pressed' };

/** How blurred the chart is, in diopters. A better lens takes half a diopter away, a worse one adds as much, but for the last. */
interface Refraction {
  surroundings: number;
  lens1: number;
  lens2: number;
}

const step = 0.5;
const atFirst = { uncorrected: 1.5 };

/** {@link refractionOf} says how the chart looks. */
export const eyeExamMachine = setup({
  types: {
    /** The diopters that the answers have not corrected yet. */
    context: {} as { uncorrected: number },
    events: {} as EyeExamEvent,
    tags: {} as 'lens1.better',
  },
  actions: {
    correct: assign({ uncorrected: ({ context }) => context.uncorrected - step }),
    reset: assign(atFirst),
  },
}).createMachine({
  id: 'eye-exam',
  description: 'An eye exam of four presses: "1 or 2? Which is better?" It ends sharp, whatever the answers are.',
  context: atFirst,
  initial: 'untouched',
  states: {
    untouched: {
      description: 'The chart is as without an exam.',
      on: { 'lens1.chosen': 'first', 'lens2.chosen': 'first' },
    },
    first: {
      description: 'Lens 2 is better.',
      on: { 'lens1.chosen': 'second', 'lens2.chosen': { target: 'second', actions: 'correct' } },
    },
    second: {
      description: 'Lens 1 is better.',
      tags: 'lens1.better',
      on: { 'lens1.chosen': { target: 'third', actions: 'correct' }, 'lens2.chosen': 'third' },
    },
    third: {
      description: 'Lens 2 is better, and lens 1 not as bad as before.',
      on: { 'lens1.chosen': 'finished', 'lens2.chosen': { target: 'finished', actions: 'correct' } },
    },
    finished: {
      description: 'The chart is sharp.',
      on: { 'startOver.pressed': { target: 'untouched', actions: 'reset' } },
    },
  },
});

type Snapshot = SnapshotFrom<typeof eyeExamMachine>;

/** How the chart looks around the lenses and through them; null before the exam. */
export function refractionOf(snapshot: Snapshot): Refraction | null {
  if (snapshot.matches('untouched')) return null;
  if (snapshot.matches('finished')) return { surroundings: 0, lens1: 0, lens2: 0 };
  const { uncorrected } = snapshot.context;
  const better = uncorrected - step;
  const worse = snapshot.matches('third') ? uncorrected : uncorrected + step;
  return snapshot.hasTag('lens1.better')
    ? { surroundings: uncorrected, lens1: better, lens2: worse }
    : { surroundings: uncorrected, lens1: worse, lens2: better };
}
