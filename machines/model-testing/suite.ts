import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, InputFrom } from 'xstate';
import { codeIn } from './chart.ts';
import { type Coverage, coverageOf, survivingMutants, wrongJourneys } from './check.ts';
import type { Model } from './model.ts';
import { journeyPlans, type Plan, pathPlans, type WalkLevel, type WalkTable, walk } from './walk.ts';

export type { WalkLevel } from './walk.ts';

/** What the tests of a machine alone record for the report. */
export interface MachineRecord extends Pick<Coverage, 'states' | 'transitions' | 'taken' | 'paths'> {
  readonly machine: string;
  readonly journeys: number;
}

/** What one walk on a screen records for the report. */
export interface WalkRecord extends Pick<Plan, 'machine' | 'level' | 'kind' | 'taken'> {
  /** The innermost states that were asserted. */
  readonly seen: readonly string[];
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

/** After this number of failing walks of a machine the rest is not run. */
const mostFailures = 3;

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
      const { machine, kind, name, taken, steps, expected } = plan;
      it(`${kind}: ${name}`, async ({ task, skip, onTestFailed, onTestFinished }) => {
        skip(failures >= mostFailures);
        onTestFailed(() => {
          failures += 1;
          if (failures === mostFailures) console.info(`${failures} walks of "${id}" have failed: the rest is not run.`);
        });
        const screen = await open(plan.input as InputFrom<TMachine>, plan);
        onTestFinished(() => close?.(screen));
        await walk(plan, table, screen);
        expect(expected).toHaveLength(steps.length + 1);
        task.meta.walkRecord = {
          machine,
          level,
          kind,
          seen: [...new Set(expected.flatMap(({ states }) => states))],
          taken,
        };
      });
    }
  });
}
