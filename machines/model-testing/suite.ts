import { assert, property } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { codeIn, nameOf } from './chart.ts';
import { type Coverage, coverageOf, type MutantResults, possiblePairs, testMutants, wrongJourneys } from './check.ts';
import { machineSuite, randomSequences, type SuiteClaim, wrongOutput } from './flat-machine.ts';
import { memoize } from './memoize.ts';
import type { Model } from './model.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import {
  followPlan,
  journeyPlans,
  maxFailures,
  notRun,
  type Plan,
  pathPlans,
  recordOf,
  type Screen,
  type ScreenRecord,
  type StateAssertions,
  suitePlans,
} from './plan.ts';
import type { ReplayedStep } from './replay.ts';
import { countTaken, type TakenCounts } from './taken.ts';
import { transitionTable } from './transition-table.ts';

const isExhaustive = process.env.ALL_CASES === '1';
/** About the most sequences of a complete suite with additional states. */
const maxSequences = isExhaustive ? 60_000 : 2_000;
/** The most mutants whose fault is hidden from journeys. */
const maxHidden = isExhaustive ? Number.POSITIVE_INFINITY : 8;
/** The most steps of a random sequence. */
const randomSteps = 50;
/** The fewest events of all random sequences of a machine. */
const randomEvents = isExhaustive ? 100_000 : 500;
const timeout = isExhaustive ? 600_000 : 60_000;
const screenTimeout = isExhaustive ? 120_000 : 30_000;

/** What the tests of a machine record for the report. */
export interface MachineRecord extends Pick<Coverage, 'states' | 'transitions'> {
  readonly machine: string;
  /** The pairs of transitions that can be taken directly after each other. */
  readonly pairs: readonly string[];
  /** The transitions that the complete suite took. */
  readonly taken: TakenCounts;
  readonly paths: number;
  readonly journeys: number;
  /** The complete suite and its size. */
  readonly suite: { readonly sequences: number; readonly steps: number } & SuiteClaim;
  readonly mutants: Omit<MutantResults, 'surviving'>;
  /** The number of events of random sequences. */
  readonly randomEvents: number;
  readonly milliseconds: number;
}

declare module 'vitest' {
  interface TaskMeta {
    machineRecord?: MachineRecord;
    screenRecord?: ScreenRecord;
  }
}

/** Every mutant that a journey must kill, and evenly spaced ones of those that are hidden from journeys. */
function chosenMutants(machine: AnyStateMachine): Mutant[] {
  const mutants = mutantsOf(machine);
  const hidden = mutants.filter(({ isHidden }) => isHidden);
  const distance = Math.ceil(hidden.length / maxHidden);
  return [...mutants.filter(({ isHidden }) => !isHidden), ...hidden.filter((_, index) => index % distance === 0)];
}

/** Tests a machine, without a screen. */
export function describeMachine<TMachine extends AnyStateMachine>(model: Model<TMachine>): void {
  const { machine, fixtures, journeys } = model;
  const coverage = memoize(coverageOf<TMachine>);
  const suite = memoize(() => machineSuite(model, maxSequences));
  /** What is wrong in the complete suite, and the transitions that it takes. */
  const played = memoize(() => {
    const taken: string[][][] = [];
    const wrong = suite(model).sequences.flatMap((sequence) => {
      const names: string[][] = [];
      taken.push(names);
      const onStep = (step?: ReplayedStep) => void names.push(step?.taken.map(nameOf) ?? []);
      return wrongOutput(machine, fixtures.input, sequence, onStep) ?? [];
    });
    return { wrong, taken: countTaken(taken) };
  });
  let events = 0;
  let start = 0;
  beforeAll(() => {
    start = performance.now();
  });
  describe(`the machine "${machine.id}"`, { timeout }, () => {
    it('contains only names, no code', () => {
      expect(codeIn(machine)).toEqual([]);
    });

    it('has paths that reach each state, take each transition and keep the context plain JSON', () => {
      const { untaken, unreached, notPlain } = coverage(model);
      expect({ untaken, unreached, notPlain }).toEqual({ untaken: [], unreached: [], notPlain: [] });
    });

    it('ends each journey as expected', () => {
      expect(Object.keys(journeys)).not.toEqual([]);
      expect(wrongJourneys(model)).toEqual([]);
    });

    it('does what its table says', async () => {
      await expect(transitionTable(model)).toMatchFileSnapshot(`${machine.id}.transitions.txt`);
    });

    it('passes its complete suite', () => {
      expect(played(model).wrong).toEqual([]);
    });

    it('does what its table says on random sequences', () => {
      const holds = property(randomSequences(model, randomSteps), (sequence) => {
        events += sequence.steps.length;
        expect(wrongOutput(machine, fixtures.input, sequence)).toBeNull();
      });
      while (events < randomEvents) assert(holds, { numRuns: 20 });
    });

    it('has a journey or a sequence of the suite that fails on each mutant', ({ task }) => {
      const { sequences, ...claim } = suite(model);
      const { surviving, ...mutants } = testMutants(model, chosenMutants(machine), sequences);
      expect(surviving, 'add a journey that ends differently with each of these').toEqual([]);
      const { states, transitions, paths } = coverage(model);
      const steps = sequences.reduce((sum, sequence) => sum + sequence.steps.length, 0);
      task.meta.machineRecord = {
        machine: machine.id,
        states,
        transitions,
        paths,
        mutants,
        pairs: possiblePairs(model),
        taken: played(model).taken,
        journeys: Object.keys(journeys).length,
        suite: { ...claim, sequences: sequences.length, steps },
        randomEvents: events,
        milliseconds: performance.now() - start,
      };
    });
  });
}

// A conditional type, because TypeScript then knows the machine's events in the functions that `open` returns.
type ScreenOf<TMachine, TView> = TMachine extends AnyStateMachine ? Screen<TMachine, TView> : never;

/** A component that shows a machine. */
export interface ComponentTests<TMachine extends AnyStateMachine, TView> {
  readonly model: Model<TMachine>;
  readonly states: StateAssertions<TMachine, TView>;
  /** Renders the component, with the machine in its initial state. */
  readonly open: (plan: Plan) => ScreenOf<TMachine, TView> | Promise<ScreenOf<TMachine, TView>>;
}

/**
 * Tests all journeys of a machine, and its generated paths, on a rendered component; in an exhaustive run a complete suite
 * too.
 */
export function describeComponent<TMachine extends AnyStateMachine, TView>(
  tests: ComponentTests<TMachine, TView>,
): void {
  const { model, states, open } = tests;
  const { id } = model.machine;
  describe(`the component of "${id}"`, { timeout: screenTimeout }, () => {
    let plans: Plan[] = [];
    try {
      plans = [
        ...pathPlans(model, 'component'),
        ...journeyPlans(model, 'component'),
        ...(isExhaustive ? suitePlans(model, 'component') : []),
      ];
    } catch (error) {
      it('has plans', () => {
        throw error;
      });
    }
    let failures = 0;
    for (const plan of plans) {
      it(`${plan.kind}: ${plan.name}`, async ({ task, skip, onTestFailed, onTestFinished }) => {
        skip(failures >= maxFailures);
        onTestFailed(() => {
          failures += 1;
          if (failures === maxFailures) console.info(notRun(id));
        });
        const start = performance.now();
        const screen = await open(plan);
        onTestFinished(() => screen.close?.());
        await followPlan(plan, screen, states);
        expect(plan.expected).toHaveLength(plan.steps.length + 1);
        task.meta.screenRecord = recordOf(plan, performance.now() - start);
      });
    }
  });
}
