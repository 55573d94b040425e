import {
  followPlan,
  type Interactions,
  type Model,
  type Plan,
  plansOf,
  type Screen,
  type StateAssertions,
} from 'model-testing';
import type { Page } from 'playwright/test';
import type { AnyStateMachine } from 'xstate';
import { expect, test } from '../fixtures.ts';
import { screens } from '../support/open-view.ts';
import type { Product } from '../support/product.ts';
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
 * Follows generated paths that take every transition of a machine, on the built site, up to the first that fails.
 */
export function testPaths<TMachine extends AnyStateMachine, TView>(tests: PathTests<TMachine, TView>): void {
  const { model, states, path, isolated = false, prepare, load = openInUse, open } = tests;

  test.describe(`"${model.machine.id}" in a browser`, () => {
    test.describe.configure({ mode: 'serial' });
    for (const plan of plansOf(model)) {
      test(plan.name, async ({ openPage, product }) => {
        const expectedMessages: RegExp[] = [];
        const page = await openPage(undefined, {
          context: { viewport: screens.desk, reducedMotion: 'reduce' },
          isolated,
          expectedMessages,
          ...(prepare && { prepare }),
        });
        await load(page, path);
        const opened: PageScreen<TMachine, TView> = await open({ page, product, plan, expectedMessages });
        const screen = withRetries(opened);
        await followPlan(plan, screen, states);
        await screen.close?.();
      });
    }
  });
}
