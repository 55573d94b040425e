import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { gapsOf, survivingMutants, wrongScenarios } from './check.ts';
import { followPlan, type Plan, plansOf, type Screen, type StateAssertions } from './follow.ts';
import type { AnyModel, Model } from './model.ts';

/** Tests a machine, without a screen. */
export function describeMachine(model: AnyModel): void {
  describe(`the machine "${model.machine.id}"`, { timeout: 60_000 }, () => {
    it('has paths that reach each state and take each transition', () => {
      expect(gapsOf(model)).toEqual({ untaken: [], unreached: [] });
    });

    it('ends each scenario as expected', () => {
      expect(wrongScenarios(model)).toEqual([]);
    });

    it('has a scenario that fails on each mutant', () => {
      expect(survivingMutants(model), 'add a scenario that ends differently').toEqual([]);
    });
  });
}

// A conditional type, because TypeScript then knows the machine's events in the functions that `open` returns.
type ScreenOf<TMachine, TView> = TMachine extends AnyStateMachine ? Screen<TMachine, TView> : never;

/**
 * Follows the generated paths of a machine on a rendered component.
 * @param tests.open renders the component, with the machine in its initial state
 */
export function describeComponent<TMachine extends AnyStateMachine, TView>({
  model,
  states,
  open,
}: {
  readonly model: Model<TMachine>;
  readonly states: StateAssertions<TMachine, TView>;
  readonly open: (plan: Plan) => ScreenOf<TMachine, TView> | Promise<ScreenOf<TMachine, TView>>;
}): void {
  describe(`the component of "${model.machine.id}"`, () => {
    for (const plan of plansOf(model)) {
      it(plan.name, async ({ onTestFinished, task }) => {
        expect(task.file.name, 'the screen that the model names').toBe(model.screen);
        const screen = await open(plan);
        onTestFinished(() => screen.close?.());
        await followPlan(plan, screen, states);
      });
    }
  });
}
