import { leavesIn } from 'statechart/machine';
import type { AnyStateMachine, ContextFrom } from 'xstate';
import type { ActorName, ActorOutput, AnyModel, DelayName, EventName, EventNamed, Model, StateName } from './model.ts';
import { generatePaths } from './paths.ts';
import { asText, type PlainStep, runThrough } from './run.ts';

export type * from './model.ts';
export { runThrough, scenariosIn } from './run.ts';

type Work = void | Promise<void>;

type ActorInteractions<TMachine extends AnyStateMachine> = [ActorName<TMachine>] extends [never]
  ? { readonly actors?: never }
  : {
      readonly actors: {
        readonly [Name in ActorName<TMachine>]: {
          readonly done: (output: ActorOutput<TMachine, Name>) => Work;
          readonly failed: (error: unknown) => Work;
        };
      };
    };

type DelayInteractions<TMachine extends AnyStateMachine> = [DelayName<TMachine>] extends [never]
  ? { readonly delays?: never }
  : { readonly delays: { readonly [Name in DelayName<TMachine>]: () => Work } };

/** Makes everything happen that can happen to a machine. What is missing does not compile. */
export type Interactions<TMachine extends AnyStateMachine> = ActorInteractions<TMachine> &
  DelayInteractions<TMachine> & {
    readonly events: { readonly [Name in EventName<TMachine>]: (event: EventNamed<TMachine, Name>) => Work };
    /** Called at the end of a test. */
    readonly close?: () => Work;
  };

/** A screen that shows a machine: a rendered component, or a page of the built site. Assertions read a `TView`. */
export type Screen<TMachine extends AnyStateMachine, TView> = Interactions<TMachine> & {
  /** Retries until the assertion does not throw. Rejects with its last error. */
  readonly until: (assertion: (view: TView) => Work) => Work;
};

/** Assertions on a view, one for each innermost state. A new state does not compile without its assertion. */
export type StateAssertions<TMachine extends AnyStateMachine, TView> = {
  readonly [Name in StateName<TMachine>]: (view: TView, context: ContextFrom<TMachine>) => Work;
};

/** A generated path, with what each of its steps must lead to. */
export interface Plan {
  /** The machine's id. */
  readonly machine: string;
  /** The number of the path. */
  readonly name: string;
  readonly steps: readonly PlainStep[];
  /** The innermost states and the context, at first and after each step. */
  readonly expected: readonly { readonly states: readonly string[]; readonly context: unknown }[];
}

/** Plans of a few generated paths that take every transition of a machine. */
export function plansOf<TMachine extends AnyStateMachine>(typed: Model<TMachine>): Plan[] {
  const model = typed as unknown as AnyModel;
  const { machine, fixtures } = model;
  return generatePaths(model).map((steps, index) => ({
    machine: machine.id,
    name: `path ${index + 1}`,
    steps,
    expected: runThrough(machine, fixtures.input, steps).map(({ snapshot: { value, context } }) => ({
      states: leavesIn(value),
      context,
    })),
  }));
}

type PlainInteractions = Readonly<Record<string, (payload?: unknown) => Work>>;

/** A screen, without the types of its machine. */
interface PlainScreen {
  readonly events: PlainInteractions;
  readonly actors?: Readonly<Record<string, PlainInteractions>>;
  readonly delays?: PlainInteractions;
  readonly until: (assertion: (view: unknown) => Work) => Work;
}

function interact({ events, actors, delays }: PlainScreen, step: PlainStep): Work {
  if ('type' in step) return events[step.type]?.(step);
  if ('done' in step) return actors?.[step.done]?.done?.(step.output);
  if ('failed' in step) return actors?.[step.failed]?.failed?.(step.error);
  return delays?.[step.passed]?.();
}

/**
 * Follows a plan on a screen: asserts the state, makes the next interaction, asserts again.
 * @throws Error that names machine, plan, step and the expected states; its cause is what was seen
 */
export async function followPlan<TMachine extends AnyStateMachine, TView>(
  plan: Plan,
  screen: Screen<TMachine, TView>,
  assertions: StateAssertions<TMachine, TView>,
): Promise<void> {
  // A plan contains only events and states of its own machine, so each function gets what its type says.
  const plainScreen = screen as unknown as PlainScreen;
  const plainAssertions = assertions as Readonly<Record<string, (view: unknown, context: unknown) => Work>>;
  for (const [index, { states, context }] of plan.expected.entries()) {
    const step = plan.steps[index - 1];
    try {
      if (step) await interact(plainScreen, step);
      for (const state of states) await plainScreen.until((view) => plainAssertions[state]?.(view, context));
    } catch (cause) {
      const place = `step ${index} of ${plan.steps.length}: ${step ? asText(step) : 'the beginning'}`;
      throw new Error(`${plan.machine}, "${plan.name}", ${place}, expected ${states}`, { cause });
    }
  }
}
