import type { AnyStateMachine } from 'xstate';
import type { Model } from '../../machines/model-testing/model.ts';
import type { WalkRecord } from '../../machines/model-testing/suite.ts';
import { journeyPlans, type Plan, pathPlans, type WalkTable, walk } from '../../machines/model-testing/walk.ts';
import { type OpenPage, test } from '../fixtures.ts';
import type { Product } from '../support/product.ts';
import { isExhaustive } from '../support/sample.ts';

/** What {@link testPaths} needs to know. */
interface PathTests<TMachine extends AnyStateMachine, TScreen> {
  model: Model<TMachine>;
  table: WalkTable<TMachine, TScreen>;
  /** Opens a screen at the machine's start. The plan tells what the world around the page has to allow. */
  open(fixtures: { openPage: OpenPage; product: Product }, plan: Plan): Promise<TScreen & { end?(): Promise<void> }>;
}

/** The annotation of a test that walked a machine: what {@link WalkRecord} says, as JSON. */
const walkAnnotation = 'walkRecord';

/**
 * Walks generated paths that take every transition of a machine on the built site, one test for each. The journeys are
 * walked on rendered components, and here in an exhaustive run.
 */
export function testPaths<TMachine extends AnyStateMachine, TScreen>(tests: PathTests<TMachine, TScreen>): void {
  const { model, table, open } = tests;
  const machine = model.machine.id;
  test.describe(`"${machine}" in a browser`, () => {
    for (const plan of [...pathPlans(model, 'browser'), ...(isExhaustive ? journeyPlans(model, 'browser') : [])]) {
      test(`${plan.kind}: ${plan.name}`, async ({ openPage, product }) => {
        const screen = await open({ openPage, product }, plan);
        await walk(plan, table, screen);
        await screen.end?.();
        const seen = [...new Set(plan.expected.flatMap(({ states }) => states))];
        const record: WalkRecord = { machine, level: 'browser', kind: plan.kind, seen, taken: plan.taken };
        test.info().annotations.push({ type: walkAnnotation, description: JSON.stringify(record) });
      });
    }
  });
}
