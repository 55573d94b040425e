import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeSuite, type MealyMachine, separatingSequence, transitionAt } from './complete-suite.ts';
import { tourOf } from './tour.ts';

/** A machine from rows such as `1/0 0/1`: for each input the next state and the output. */
const machineOf = (...rows: readonly string[]): MealyMachine => ({
  transitions: rows.map((row) =>
    row.split(' ').map((transition) => {
      const [next, output = ''] = transition.split('/');
      return { next: Number(next), output };
    }),
  ),
});

function outputsOf(machine: MealyMachine, inputs: readonly number[]): string[] {
  let state = 0;
  return inputs.map((input) => {
    const { next, output } = transitionAt(machine, state, input);
    state = next;
    return output;
  });
}

/** Whether two machines have the same outputs for all sequences. */
function areEquivalent(one: MealyMachine, other: MealyMachine): boolean {
  const shift = one.transitions.length;
  const shifted = other.transitions.map((row) =>
    row.map((transition) => transition && { ...transition, next: transition.next + shift }),
  );
  return separatingSequence({ transitions: [...one.transitions, ...shifted] }, 0, shift) === undefined;
}

/** Whether a machine has these outputs. */
const passes = (machine: MealyMachine, expected: readonly (readonly [readonly number[], string])[]): boolean =>
  expected.every(([inputs, outputs]) => outputsOf(machine, inputs).join('') === outputs);

const expectedOf = (machine: MealyMachine, suite: readonly (readonly number[])[]) =>
  suite.map((inputs) => [inputs, outputsOf(machine, inputs).join('')] as const);

/** Every machine with this number of states, two inputs and the outputs 0 and 1. */
function everyMachine(states: number): MealyMachine[] {
  const choices = Array.from({ length: states * 2 }, (_, index) => ({
    next: index % states,
    output: index < states ? '0' : '1',
  }));
  const rows = choices.flatMap((one) => choices.map((other) => [one, other]));
  let machines: MealyMachine['transitions'][] = [[]];
  for (let state = 0; state < states; state += 1) {
    machines = machines.flatMap((others) => rows.map((row) => [...others, row]));
  }
  return machines.map((transitions) => ({ transitions }));
}

const twoStates = everyMachine(2);
const threeStates = everyMachine(3);

/** Machines that are not equivalent to this one and pass its suite. */
function missedBy(suite: readonly (readonly number[])[], machine: MealyMachine, domain: readonly MealyMachine[]) {
  const expected = expectedOf(machine, suite);
  return domain.filter((candidate) => passes(candidate, expected) && !areEquivalent(machine, candidate));
}

/** Whether a machine has a complete suite: all states can be reached, and no two are equivalent. */
function isMinimal(machine: MealyMachine): boolean {
  try {
    return completeSuite(machine, 0).length > 0;
  } catch {
    return false;
  }
}

/** A turnstile: inputs are a coin and a push; it is locked at first. */
const turnstile = machineOf('1/unlock 0/blocked', '1/thanks 0/lock');

/** The machine of Mathur, "Foundations of Software Testing", on which the W method is explained. Inputs: a, b. */
const mathur = machineOf('0/0 3/1', '0/0 4/1', '4/0 0/1', '2/1 3/1', '1/1 4/1');

/** The suite of the W method: the transition cover, each sequence continued with each of the characterization set. */
const wSuiteOfMathur = (() => {
  const [a, b] = [0, 1];
  const cover = [[], [b], [b, a], [b, a, a], [b, a, a, a]];
  const characterization = [[a], [a, a], [a, a, a], [b, a, a, a]];
  return [[], ...cover.flatMap((sequence) => [a, b].map((input) => [...sequence, input]))].flatMap((sequence) =>
    characterization.map((end) => [...sequence, ...end]),
  );
})();

/** Copies of a machine with another transition in one place. */
const withOneFault = ({ transitions }: MealyMachine): MealyMachine[] =>
  transitions.flatMap((row, state) =>
    row.flatMap((_, input) =>
      transitions.flatMap((_, next) =>
        ['0', '1'].map((output) => ({
          transitions: transitions.map((others, index) =>
            index === state ? others.map((old, place) => (place === input ? { next, output } : old)) : others,
          ),
        })),
      ),
    ),
  );

describe('a separating sequence', () => {
  it('is a shortest one', () => {
    const pairs = mathur.transitions.flatMap((_, one) =>
      Array.from({ length: one }, (_, other) => [other, one] as const),
    );
    expect(pairs.map(([one, other]) => separatingSequence(mathur, one, other)?.length)).toEqual([
      4, 2, 2, 1, 1, 1, 1, 1, 1, 3,
    ]);
    expect(separatingSequence(mathur, 0, 1)).toEqual([1, 0, 0, 0]);
  });

  it('does not exist for equivalent states', () => {
    expect(separatingSequence(machineOf('1/0 1/1', '0/0 0/1'), 0, 1)).toBeUndefined();
  });
});

describe('a complete suite', () => {
  it('of a turnstile is a few sequences', () => {
    const [coin, push] = [0, 1];
    expect(completeSuite(turnstile, 0)).toEqual([
      [coin, coin, coin],
      [coin, push, coin],
      [push, coin],
    ]);
  });

  it('finds every fault of a machine from a textbook, in fewer steps than the W method', () => {
    const suite = completeSuite(mathur, 0);
    const faulty = withOneFault(mathur).flatMap((machine) => [machine, ...withOneFault(machine)]);
    expect(missedBy(wSuiteOfMathur, mathur, faulty)).toEqual([]);
    expect(missedBy(suite, mathur, faulty)).toEqual([]);
    expect(suite.flat().length).toBeLessThan(wSuiteOfMathur.flat().length);
  });

  it.each([
    ['two states and none more', machineOf('0/0 1/0', '1/1 0/0'), 0, twoStates],
    ['two states and one more', machineOf('0/0 1/0', '1/1 0/0'), 1, threeStates],
    ['one state and two more', machineOf('0/0 0/1'), 2, threeStates],
    ['three states and none more', machineOf('1/0 0/0', '2/0 0/0', '0/1 0/0'), 0, threeStates],
  ])('fails on every machine that is not equivalent, with %s', (_, machine, extraStates, domain) => {
    expect(missedBy(completeSuite(machine, extraStates), machine, domain)).toEqual([]);
  });

  it('fails on every machine with three states that is not equivalent to a random one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...threeStates), (machine) => {
        fc.pre(isMinimal(machine));
        return missedBy(completeSuite(machine, 0), machine, threeStates).length === 0;
      }),
      { numRuns: 15 },
    );
  });

  it('can pass on a machine with one more state than it is for', () => {
    const machine = machineOf('0/0 1/0', '1/1 0/0');
    expect(missedBy(completeSuite(machine, 0), machine, threeStates)).not.toEqual([]);
  });

  it('does not make an input where it cannot be made', () => {
    const [unlock, , thanks, lock] = turnstile.transitions.flat();
    const withoutFirstPush: MealyMachine = {
      transitions: [
        [unlock, undefined],
        [thanks, lock],
      ],
    };
    const suite = completeSuite(withoutFirstPush, 1);
    expect(suite.map((inputs) => outputsOf(withoutFirstPush, inputs))).toHaveLength(suite.length);
    expect(suite.flat()).toContain(1);
  });

  it('is not found for a machine with equivalent states or with a state that cannot be reached', () => {
    expect(() => completeSuite(machineOf('1/0 1/1', '0/0 0/1'), 0)).toThrow('The states 1 and 0 are equivalent.');
    expect(() => completeSuite(machineOf('0/0 0/1', '0/0 0/0'), 0)).toThrow('Not every state');
  });
});

describe('a tour', () => {
  it('makes every input in every state that can be reached, and restarts when it gets too long or stuck', () => {
    const [coin, push] = [0, 1];
    expect(tourOf(turnstile, 4)).toEqual([[coin, coin, push, push]]);
    expect(tourOf(turnstile, 3)).toEqual([[coin, coin, push], [push]]);
    expect(
      tourOf(
        {
          transitions: [
            [
              { next: 1, output: '' },
              { next: 0, output: '' },
            ],
            [],
          ],
        },
        9,
      ),
    ).toEqual([[coin], [push]]);
  });

  it('is a complete suite where the state can be read', () => {
    const readable = ({ transitions }: MealyMachine): MealyMachine => ({
      transitions: transitions.map((row) =>
        row.map((transition) => transition && { ...transition, output: `${transition.output}${transition.next}` }),
      ),
    });
    const domain = twoStates.map(readable);
    for (const machine of domain) expect(missedBy(tourOf(machine, 3), machine, domain)).toEqual([]);
  });
});
