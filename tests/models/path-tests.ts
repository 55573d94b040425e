import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { Model } from '../../machines/model-testing/model.ts';
import {
  followPlan,
  type Interactions,
  journeyPlans,
  maxFailures,
  notRun,
  type Plan,
  pathPlans,
  recordOf,
  type Screen,
  type StateAssertions,
  suitePlans,
} from '../../machines/model-testing/plan.ts';
import { expect, test } from '../fixtures.ts';
import { screens } from '../support/open-view.ts';
import type { Product } from '../support/product.ts';
import { isExhaustive } from '../support/sample.ts';
import { openInUse, polling } from './page-control.ts';

/** What a browser test works with. */
export interface Setup {
  page: Page;
  product: Product;
  plan: Plan;
  /** Console messages that the test provokes. */
  expectedMessages: RegExp[];
}

/** A page that shows a machine. A view is read again until an assertion on it does not throw. */
type PageScreen<TMachine extends AnyStateMachine, TView> =
  | Screen<TMachine, TView>
  | (Interactions<TMachine> & { readonly view: () => TView | Promise<TView> });

// A conditional type, because TypeScript then knows the machine's events in the functions that `open` returns.
type PageScreenOf<TMachine, TView> = TMachine extends AnyStateMachine ? PageScreen<TMachine, TView> : never;

const withRetries = <TMachine extends AnyStateMachine, TView>(
  page: PageScreen<TMachine, TView>,
): Screen<TMachine, TView> =>
  'until' in page
    ? page
    : { ...page, until: (assertion) => expect(async () => assertion(await page.view())).toPass(polling) };

interface PathTests<TMachine extends AnyStateMachine, TView> {
  model: Model<TMachine>;
  states: StateAssertions<TMachine, TView>;
  path: string;
  /** Creates a new context, for a fake clock. */
  isolated?: boolean;
  /** Called before navigation. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Navigates to the path. By default, it also waits until the tools of the page are hydrated. */
  load?: (page: Page, path: string) => Promise<unknown>;
  /** Opens the screen, with the machine in its initial state. */
  open: (setup: Setup) => Promise<PageScreenOf<TMachine, TView>>;
}

/**
 * Tests generated paths that take every transition of a machine, on the built site. In an exhaustive run, it also tests
 * journeys and a complete suite.
 */
export function testPaths<TMachine extends AnyStateMachine, TView>(tests: PathTests<TMachine, TView>): void {
  const { model, states, path, isolated = false, prepare, load = openInUse, open } = tests;
  const { id } = model.machine;
  // A failing test ends its worker, and Playwright empties the folder before each run. So failures are counted in a file.
  const failuresFile = () => join(test.info().project.outputDir, `failed-paths-of-${id}`);

  test.describe(`"${id}" in a browser`, () => {
    let plans: Plan[] = [];
    try {
      plans = [
        ...pathPlans(model, 'browser'),
        ...(isExhaustive ? [...journeyPlans(model, 'browser'), ...suitePlans(model, 'browser')] : []),
      ];
    } catch (error) {
      test('has plans', () => {
        throw error;
      });
    }

    test.beforeEach(async () => {
      const failures = await readFile(failuresFile(), 'utf8').catch(() => '');
      test.skip(failures.length >= maxFailures, notRun(id));
    });

    test.afterEach(async () => {
      const { status, expectedStatus } = test.info();
      if (status === expectedStatus || status === 'skipped') return;
      await appendFile(failuresFile(), '.');
      if ((await readFile(failuresFile(), 'utf8')).length === maxFailures) console.info(notRun(id));
    });

    for (const plan of plans) {
      test(`${plan.kind}: ${plan.name}`, async ({ openPage, product }) => {
        const expectedMessages: RegExp[] = [];
        const page = await openPage(undefined, {
          context: { viewport: screens.desk, reducedMotion: 'reduce' },
          isolated,
          expectedMessages,
          ...(prepare && { prepare }),
        });
        const start = performance.now();
        await load(page, path);
        const opened: PageScreen<TMachine, TView> = await open({ page, product, plan, expectedMessages });
        const screen = withRetries(opened);
        await followPlan(plan, screen, states);
        await screen.close?.();
        const record = recordOf(plan, performance.now() - start);
        test.info().annotations.push({ type: 'screenRecord', description: JSON.stringify(record) });
      });
    }
  });
}
