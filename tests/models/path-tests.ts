import { followPlan, type Model, type Plan, plansOf, type Screen, type StateAssertions } from 'model-testing';
import type { Page } from 'playwright/test';
import type { AnyStateMachine } from 'xstate';
import { expect, test } from '../fixtures.ts';
import { screens } from '../support/open-view.ts';
import type { Product } from '../support/product.ts';

/** What a browser test works with. */
export interface Setup {
  page: Page;
  product: Product;
  plan: Plan;
  /** Console messages that the test provokes. */
  expectedMessages: RegExp[];
}

// A conditional type, because TypeScript then knows the machine's events in the functions that `open` returns.
type ScreenOf<TMachine, TView> = TMachine extends AnyStateMachine ? Screen<TMachine, TView> : never;

/**
 * Follows generated paths that take every transition of a machine, on the built site, up to the first that fails.
 * @param tests.isolated creates a new context, for a fake clock
 * @param tests.prepare called before navigation
 * @param tests.open opens a page of the site, with the machine in its initial state
 */
export function testPaths<TMachine extends AnyStateMachine, TView>({
  model,
  states,
  isolated = false,
  prepare = async () => {},
  open,
}: {
  readonly model: Model<TMachine>;
  readonly states: StateAssertions<TMachine, TView>;
  readonly isolated?: boolean;
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly open: (setup: Setup) => Promise<ScreenOf<TMachine, TView>>;
}): void {
  test.describe(`"${model.machine.id}" in a browser`, () => {
    test.describe.configure({ mode: 'serial' });
    for (const plan of plansOf(model)) {
      test(plan.name, async ({ openPage, product }) => {
        expect(test.info().titlePath[0], 'the screen that the model names').toBe(model.screen);
        const expectedMessages: RegExp[] = [];
        const context = { viewport: screens.desk, reducedMotion: 'reduce' } as const;
        const page = await openPage(undefined, { context, isolated, expectedMessages, prepare });
        const screen: Screen<TMachine, TView> = await open({ page, product, plan, expectedMessages });
        await followPlan(plan, screen, states);
        await screen.close?.();
      });
    }
  });
}
