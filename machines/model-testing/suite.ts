import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { codeIn } from './chart.ts';
import { type Coverage, coverageOf, survivingMutants, wrongJourneys } from './check.ts';
import type { Model } from './model.ts';
import {
  followPlan,
  journeyPlans,
  mostFailures,
  notRun,
  type Plan,
  pathPlans,
  recordOf,
  type Screen,
  type ScreenRecord,
  type StateAssertions,
} from './plan.ts';

/** What the tests of a machine record for the report. */
export interface MachineRecord extends Pick<Coverage, 'states' | 'transitions' | 'taken' | 'paths'> {
  readonly machine: string;
  readonly journeys: number;
}

declare module 'vitest' {
  interface TaskMeta {
    machineRecord?: MachineRecord;
    screenRecord?: ScreenRecord;
  }
}

/** Tests a machine, without a screen. */
export function describeMachine<TMachine extends AnyStateMachine>(model: Model<TMachine>): void {
  const { machine, journeys } = model;
  describe(`the machine "${machine.id}"`, () => {
    it('contains only names, no code', () => {
      expect(codeIn(machine)).toEqual([]);
    });

    it('has paths that reach each state, take each transition and keep the context plain JSON', ({ task }) => {
      const { untaken, unreached, notPlain, ...coverage } = coverageOf(model);
      expect({ untaken, unreached, notPlain }).toEqual({ untaken: [], unreached: [], notPlain: [] });
      task.meta.machineRecord = { machine: machine.id, ...coverage, journeys: Object.keys(journeys).length };
    });

    it('ends each journey as expected', () => {
      expect(Object.keys(journeys)).not.toEqual([]);
      expect(wrongJourneys(model)).toEqual([]);
    });

    it('has a journey that fails on each mutant', () => {
      expect(survivingMutants(model)).toEqual([]);
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

/** Tests all journeys of a machine, and its generated paths, on a rendered component. */
export function describeComponent<TMachine extends AnyStateMachine, TView>(
  tests: ComponentTests<TMachine, TView>,
): void {
  const { model, states, open } = tests;
  const { id } = model.machine;
  describe(`the component of "${id}"`, () => {
    let plans: Plan[] = [];
    try {
      plans = [...pathPlans(model, 'component'), ...journeyPlans(model, 'component')];
    } catch (error) {
      it('has plans', () => {
        throw error;
      });
    }
    let failures = 0;
    for (const plan of plans) {
      it(`${plan.kind}: ${plan.name}`, async ({ task, skip, onTestFailed, onTestFinished }) => {
        skip(failures >= mostFailures);
        onTestFailed(() => {
          failures += 1;
          if (failures === mostFailures) console.info(notRun(id));
        });
        const screen = await open(plan);
        onTestFinished(() => screen.close?.());
        await followPlan(plan, screen, states);
        expect(plan.expected).toHaveLength(plan.steps.length + 1);
        task.meta.screenRecord = recordOf(plan);
      });
    }
  });
}
