import type { AnyStateMachine, ContextFrom } from 'xstate';
import { leavesIn } from './check.ts';
import type { ActorName, ActorOutput, DelayName, EventName, EventNamed, Model, StateName } from './model.ts';
import { generatePaths } from './paths.ts';
import { replay } from './replay.ts';
import { type PlainStep, stepInWords } from './steps.ts';

type Work = void | Promise<void>;

/**
 * How a machine's steps look to a person: for everything that can happen, the gesture that makes it happen; for every
 * innermost state, what must be on the screen. A new event, actor, delay or state does not compile without its row.
 * @typeParam TScreen what the gestures work on: a page of Playwright, queries of Testing Library
 */
export interface WalkTable<TMachine extends AnyStateMachine, TScreen> {
  readonly events: {
    readonly [Name in EventName<TMachine>]: (screen: TScreen, event: EventNamed<TMachine, Name>) => Work;
  };
  readonly actors: {
    readonly [Name in ActorName<TMachine>]: {
      /** Lets the actor end well. */
      readonly done: (screen: TScreen, output: ActorOutput<TMachine, Name>) => Work;
      /** Lets the actor break. */
      readonly failed: (screen: TScreen, error: unknown) => Work;
    };
  };
  /** Lets a delay pass: moves a fake clock, or only waits, since the next state is waited for anyway. */
  readonly delays: { readonly [Name in DelayName<TMachine>]: (screen: TScreen) => Work };
  /** Throws unless the screen shows the state. */
  readonly states: {
    readonly [Name in StateName<TMachine>]: (screen: TScreen, context: ContextFrom<TMachine>) => Work;
  };
}

/** A way to walk, with what must be seen on it. */
export interface Plan {
  readonly kind: 'path' | 'journey';
  readonly name: string;
  readonly input: unknown;
  readonly steps: readonly PlainStep[];
  /** The innermost states and the context, at first and after each step. */
  readonly sights: readonly { readonly states: readonly string[]; readonly context: unknown }[];
  /** The names of the transitions on the way. */
  readonly taken: readonly string[];
}

function toPlan(machine: AnyStateMachine, plan: Pick<Plan, 'kind' | 'name' | 'input' | 'steps'>): Plan {
  const standings = replay(machine, plan.input, plan.steps);
  return {
    ...plan,
    sights: standings.map(({ value, context }) => ({ states: leavesIn(value), context })),
    taken: [...new Set(standings.flatMap(({ taken }) => taken))],
  };
}

/** A small set of generated paths that takes every transition of the machine. */
export function coveringPaths<TMachine extends AnyStateMachine>(model: Model<TMachine>): Plan[] {
  return generatePaths(model).covering.map(({ input, steps }) =>
    toPlan(model.machine, {
      kind: 'path',
      name: steps.map(stepInWords).join(' · ') || 'nothing happens',
      input,
      steps,
    }),
  );
}

/** The machine's journeys, as plans. */
export function journeyPlans<TMachine extends AnyStateMachine>(model: Model<TMachine>): Plan[] {
  return model.journeys.map(({ name, input, steps }) =>
    toPlan(model.machine, { kind: 'journey', name, input, steps: steps as readonly PlainStep[] }),
  );
}

type PlainRow = (screen: unknown, particulars?: unknown) => Work;

/** A table free of its machine's types, which is how a plan reads it. */
interface PlainTable {
  readonly events: Readonly<Record<string, PlainRow>>;
  readonly actors: Readonly<Record<string, { readonly done: PlainRow; readonly failed: PlainRow }>>;
  readonly delays: Readonly<Record<string, PlainRow>>;
  readonly states: Readonly<Record<string, PlainRow>>;
}

function gestureFor({ events, actors, delays }: PlainTable, screen: unknown, step: PlainStep): Work | undefined {
  if ('type' in step) return events[step.type]?.(screen, step);
  if ('done' in step) return actors[step.done]?.done(screen, step.output);
  if ('failed' in step) return actors[step.failed]?.failed(screen, step.error);
  return delays[step.passed]?.(screen);
}

/**
 * Walks a plan on a screen: looks for what must be seen, makes the next gesture, looks again.
 * @throws Error that says after which step what was not seen, with the cause
 */
export async function walk<TMachine extends AnyStateMachine, TScreen>(
  plan: Plan,
  table: WalkTable<TMachine, TScreen>,
  screen: TScreen,
): Promise<void> {
  // A plan holds nothing but its own machine's events and states, so each row gets what its type says.
  const rows = table as unknown as PlainTable;
  const beginning = { step: undefined, sight: plan.sights[0] };
  const rest = plan.steps.map((step, index) => ({ step, sight: plan.sights[index + 1] }));
  for (const [index, { step, sight }] of [beginning, ...rest].entries()) {
    try {
      if (step) await gestureFor(rows, screen, step);
      for (const state of sight?.states ?? []) await rows.states[state]?.(screen, sight?.context);
    } catch (error) {
      const where = step ? `step ${index}, ${stepInWords(step)}` : 'the beginning';
      throw new Error(`At ${where}, expecting ${sight?.states.join(' and ')}: ${String(error)}`, { cause: error });
    }
  }
}
