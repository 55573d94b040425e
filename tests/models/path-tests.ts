import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import type { Model } from '../../machines/model-testing/model.ts';
import {
  journeyPlans,
  mostFailures,
  notRun,
  type Plan,
  pathPlans,
  recordOf,
  type WalkTable,
  walk,
} from '../../machines/model-testing/walk.ts';
import { type OpenPage, test } from '../fixtures.ts';
import type { Product } from '../support/product.ts';
import { isExhaustive } from '../support/sample.ts';

/** What {@link testPaths} needs to know. */
interface PathTests<TMachine extends AnyStateMachine, TScreen> {
  model: Model<TMachine>;
  table: WalkTable<TMachine, TScreen>;
  /** Opens a screen at the machine's start. The plan says what the world around the page has to allow. */
  open(fixtures: { openPage: OpenPage; product: Product }, plan: Plan): Promise<TScreen & { end?(): Promise<void> }>;
}

/**
 * Tests generated paths that take every transition of a machine on the built site. The journeys are tested on rendered
 * components, and here in an exhaustive run.
 */
export function testPaths<TMachine extends AnyStateMachine, TScreen>(tests: PathTests<TMachine, TScreen>): void {
  const { model, table, open } = tests;
  const { id } = model.machine;
  // A failing test ends its worker, and Playwright empties the folder before each run: a file counts.
  const failuresFile = () => join(test.info().project.outputDir, `failed-paths-of-${id}`);

  test.describe(`"${id}" in a browser`, () => {
    let plans: Plan[] = [];
    try {
      plans = [...pathPlans(model, 'browser'), ...(isExhaustive ? journeyPlans(model, 'browser') : [])];
    } catch (error) {
      test('has plans', () => {
        throw error;
      });
    }

    test.beforeEach(async () => {
      const failures = await readFile(failuresFile(), 'utf8').catch(() => '');
      test.skip(failures.length >= mostFailures, notRun(id));
    });

    test.afterEach(async () => {
      const { status, expectedStatus } = test.info();
      if (status === expectedStatus || status === 'skipped') return;
      await appendFile(failuresFile(), '.');
      if ((await readFile(failuresFile(), 'utf8')).length === mostFailures) console.info(notRun(id));
    });

    for (const plan of plans) {
      test(`${plan.kind}: ${plan.name}`, async ({ openPage, product }) => {
        const screen = await open({ openPage, product }, plan);
        await walk(plan, table, screen);
        await screen.end?.();
        test.info().annotations.push({ type: 'walkRecord', description: JSON.stringify(recordOf(plan)) });
      });
    }
  });
}
