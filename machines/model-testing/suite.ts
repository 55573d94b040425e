import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, InputFrom } from 'xstate';
import { check } from './check.ts';
import type { Model } from './model.ts';
import { coveringPaths, journeyPlans, type Plan, type WalkTable, walk } from './walk.ts';

/** What the tests of a machine alone say to the report. */
export interface MachineRecord {
  readonly machine: string;
  readonly states: number;
  /** The names of all transitions in the chart. */
  readonly transitions: readonly string[];
  readonly taken: readonly string[];
  /** All simple paths. */
  readonly paths: number;
  readonly journeys: number;
}

/** What one walk on a screen says to the report. */
export interface WalkRecord {
  readonly machine: string;
  readonly level: WalkLevel;
  readonly kind: 'path' | 'journey';
  /** The innermost states that were seen. */
  readonly seen: readonly string[];
  readonly taken: readonly string[];
}

/** Where a walk takes place: on a rendered component, or on the built site in a browser. */
export type WalkLevel = 'component' | 'browser';

declare module 'vitest' {
  interface TaskMeta {
    machineRecord?: MachineRecord;
    walkRecord?: WalkRecord;
  }
}

/**
 * Tests a machine by itself: all simple paths on the running machine, every state and transition, all journeys, and
 * that the journeys notice faults planted in its chart.
 */
export function describeMachine<TMachine extends AnyStateMachine>(model: Model<TMachine>): void {
  const findings = check(model);
  const { machine, journeys } = model;
  describe(`the machine "${machine.id}"`, () => {
    it('holds names only, no code', () => {
      expect(findings.code).toEqual([]);
    });

    it('can be in each of its states', () => {
      expect(findings.unreached).toEqual([]);
    });

    it('takes each of its transitions', ({ task }) => {
      expect(findings.untaken).toEqual([]);
      task.meta.machineRecord = {
        machine: machine.id,
        states: findings.states,
        transitions: findings.transitions,
        taken: findings.transitions.filter((name) => !findings.untaken.includes(name)),
        paths: findings.paths.simple,
        journeys: journeys.length,
      };
    });

    it('goes where its chart says on all simple paths', () => {
      expect(findings.paths.simple).toBeGreaterThan(0);
      expect(findings.wrongPaths).toEqual([]);
    });

    it('ends each journey as its author expects', () => {
      expect(journeys.length).toBeGreaterThan(0);
      expect(findings.wrongJourneys).toEqual([]);
    });

    it('has journeys that notice every planted fault', () => {
      expect(findings.unnoticed).toEqual([]);
    });

    it('remembers only what survives as JSON', () => {
      expect(findings.fragile).toEqual([]);
    });
  });
}

/** What {@link describeWalks} needs to know. */
export interface Walks<TMachine extends AnyStateMachine, TScreen> {
  readonly model: Model<TMachine>;
  readonly level: WalkLevel;
  readonly table: WalkTable<TMachine, TScreen>;
  /** Opens a fresh screen, at the machine's start. The plan tells what the world around the page has to allow. */
  readonly open: (input: InputFrom<TMachine>, plan: Plan) => TScreen | Promise<TScreen>;
  /** Puts the screen away after a walk, also after one that failed. */
  readonly close?: (screen: TScreen) => void | Promise<void>;
}

/** Walks a machine's covering paths and all its journeys on a screen, one test for each. */
export function describeWalks<TMachine extends AnyStateMachine, TScreen>(walks: Walks<TMachine, TScreen>): void {
  const { model, level, table, open, close } = walks;
  const machine = model.machine.id;
  describe(`"${machine}" on the screen`, () => {
    for (const plan of [...coveringPaths(model), ...journeyPlans(model)]) {
      it(`${plan.kind}: ${plan.name}`, async ({ task, onTestFinished }) => {
        const screen = await open(plan.input as InputFrom<TMachine>, plan);
        onTestFinished(() => close?.(screen));
        await walk(plan, table, screen);
        expect(plan.sights).toHaveLength(plan.steps.length + 1);
        const seen = [...new Set(plan.sights.flatMap(({ states }) => states))];
        task.meta.walkRecord = { machine, level, kind: plan.kind, seen, taken: plan.taken };
      });
    }
  });
}
