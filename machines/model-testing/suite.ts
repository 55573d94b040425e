import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, InputFrom } from 'xstate';
import { codeIn } from './chart.ts';
import { type Coverage, coverageOf, survivingMutants, wrongJourneys } from './check.ts';
import type { Model } from './model.ts';
import {
  journeyPlans,
  mostFailures,
  notRun,
  type Plan,
  pathPlans,
  recordOf,
  type WalkLevel,
  type WalkRecord,
  type WalkTable,
  walk,
} from './walk.ts';

/** What the tests of a machine alone record for the report. */
export interface MachineRecord extends Pick<Coverage, 'states' | 'transitions' | 'taken' | 'paths'> {
  readonly machine: string;
  readonly journeys: number;
}

declare module 'vitest' {
  interface TaskMeta {
    machineRecord?: MachineRecord;
    walkRecord?: WalkRecord;
  }
}

/** Tests a machine by itself. */
export function describeMachine<TMachine extends AnyStateMachine>(model: Model<TMachine>): void {
  const { machine, journeys } = model;
  describe(`the machine "${machine.id}"`, () => {
    it('holds names only, no code', () => {
      expect(codeIn(machine)).toEqual([]);
    });

    it('has paths that reach each state, take each transition and keep the context plain JSON', ({ task }) => {
      const { untaken, unreached, notPlain, ...coverage } = coverageOf(model);
      expect({ untaken, unreached, notPlain }).toEqual({ untaken: [], unreached: [], notPlain: [] });
      task.meta.machineRecord = { machine: machine.id, ...coverage, journeys: Object.keys(journeys).length };
    });

    it('ends each journey as its author expects', () => {
      expect(Object.keys(journeys)).not.toEqual([]);
      expect(wrongJourneys(model)).toEqual([]);
    });

    it('has a journey that fails on each mutant', () => {
      expect(survivingMutants(model)).toEqual([]);
    });
  });
}

/** What {@link describeWalks} needs to know. */
export interface Walks<TMachine extends AnyStateMachine, TScreen> {
  readonly model: Model<TMachine>;
  readonly level: WalkLevel;
  readonly table: WalkTable<TMachine, TScreen>;
  /** Opens a fresh screen, at the machine's start. The plan says what has to be prepared around the page. */
  readonly open: (input: InputFrom<TMachine>, plan: Plan) => TScreen | Promise<TScreen>;
  /** Closes the screen after a walk, also after one that failed. */
  readonly close?: (screen: TScreen) => void | Promise<void>;
}

/** Walks all plans of a machine on a screen, one test for each. */
export function describeWalks<TMachine extends AnyStateMachine, TScreen>(walks: Walks<TMachine, TScreen>): void {
  const { model, level, table, open, close } = walks;
  const { id } = model.machine;
  describe(`"${id}" on the screen`, () => {
    let plans: Plan[] = [];
    try {
      plans = [...pathPlans(model, level), ...journeyPlans(model, level)];
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
        const screen = await open(plan.input as InputFrom<TMachine>, plan);
        onTestFinished(() => close?.(screen));
        await walk(plan, table, screen);
        expect(plan.expected).toHaveLength(plan.steps.length + 1);
        task.meta.walkRecord = recordOf(plan);
      });
    }
  });
}
