import type { AnyStateMachine, ContextFrom } from 'xstate';
import { nameOf } from './chart.ts';
import { leavesIn } from './check.ts';
import type { SuiteClaim } from './flat-machine.ts';
import type { ActorName, ActorOutput, DelayName, EventName, EventNamed, Model, StateName } from './model.ts';
import { generatePaths } from './paths.ts';
import { replay } from './replay.ts';
import { screenSuite } from './screen-suite.ts';
import { describeStep, journeysIn, type PlainStep } from './steps.ts';
import type { TakenByStep } from './taken.ts';

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

/**
 * Makes everything happen that can happen to a machine. A new event, actor or delay does not compile without its
 * interaction.
 */
export type Interactions<TMachine extends AnyStateMachine> = ActorInteractions<TMachine> &
  DelayInteractions<TMachine> & {
    readonly events: { readonly [Name in EventName<TMachine>]: (event: EventNamed<TMachine, Name>) => Work };
    /** Called at the end of a test. */
    readonly close?: () => Work;
  };

/**
 * A screen that shows a machine: a rendered component, or a page of the built site.
 * @typeParam TView what the assertions read
 */
export type Screen<TMachine extends AnyStateMachine, TView> = Interactions<TMachine> & {
  /** Retries until the assertion does not throw. Rejects with its last error. */
  readonly until: (assertion: (view: TView) => Work) => Work;
};

/** Assertions on a view, one for each innermost state. A new state does not compile without its assertion. */
export type StateAssertions<TMachine extends AnyStateMachine, TView> = {
  readonly [Name in StateName<TMachine>]: (view: TView, context: ContextFrom<TMachine>) => Work;
};

/** Where a path test runs: on a rendered component, or on the built site in a browser. */
export type ScreenLevel = 'component' | 'browser';

/** A generated path, a journey or a sequence of a complete suite, with what each of its steps must lead to. */
export interface Plan {
  /** The machine's id. */
  readonly machine: string;
  readonly level: ScreenLevel;
  readonly kind: 'path' | 'journey' | 'sequence';
  /** The journey's name, or a number. */
  readonly name: string;
  readonly steps: readonly PlainStep[];
  /** The innermost states and the context, at first and after each step. */
  readonly expected: readonly { readonly states: readonly string[]; readonly context: unknown }[];
  /** The transitions taken, at first and by each step. */
  readonly taken: TakenByStep;
  /** Of the complete suite that a sequence belongs to. */
  readonly suite?: SuiteClaim;
}

function createPlan<TMachine extends AnyStateMachine>(
  { machine, fixtures }: Model<TMachine>,
  plan: Pick<Plan, 'level' | 'kind' | 'name' | 'steps' | 'suite'>,
): Plan {
  const replayed = replay(machine, fixtures.input, plan.steps);
  return {
    ...plan,
    machine: machine.id,
    expected: replayed.map(({ value, context }) => ({ states: leavesIn(value), context })),
    taken: replayed.map(({ taken }) => taken.map(nameOf)),
  };
}

/**
 * Plans of a few generated paths that take every transition of a machine.
 * @throws Error when the machine's context grows without a bound
 */
export function pathPlans<TMachine extends AnyStateMachine>(model: Model<TMachine>, level: ScreenLevel): Plan[] {
  return generatePaths(model).map((steps, index) =>
    createPlan(model, { level, kind: 'path', name: String(index + 1), steps }),
  );
}

/** The sizes of complete suites that fit into a run: what {@link screenSuite} expects. */
const suiteLimits = {
  component: { maxSequences: [2100, 400], maxSteps: 100 },
  browser: { maxSequences: [300], maxSteps: 16 },
};

/** Plans of the complete suite of a machine for a screen; none when it is too large for a run. */
export function suitePlans<TMachine extends AnyStateMachine>(model: Model<TMachine>, level: ScreenLevel): Plan[] {
  const found = screenSuite(model, suiteLimits[level]);
  if (!found) return [];
  const { sequences, ...suite } = found;
  return sequences.map((steps, index) =>
    createPlan(model, { level, kind: 'sequence', name: String(index + 1), steps, suite }),
  );
}

/** Plans of all journeys of a machine. */
export function journeyPlans<TMachine extends AnyStateMachine>(model: Model<TMachine>, level: ScreenLevel): Plan[] {
  return journeysIn(model).map(({ name, steps }) => createPlan(model, { level, kind: 'journey', name, steps }));
}

/** After this number of failing path tests of a machine the rest is not run. */
export const maxFailures = 3;

/** The message about that. */
export const notRun = (machine: string): string =>
  `${maxFailures} path tests of "${machine}" have failed: the rest is not run.`;

/** What a passing path test records for the report. */
export interface ScreenRecord extends Pick<Plan, 'machine' | 'level' | 'kind' | 'taken' | 'suite'> {
  /** The innermost states that were asserted. */
  readonly seen: readonly string[];
  readonly milliseconds: number;
}

/** The record of a plan that was followed. */
export const recordOf = (
  { machine, level, kind, taken, suite, expected }: Plan,
  milliseconds: number,
): ScreenRecord => ({
  machine,
  level,
  kind,
  taken,
  milliseconds,
  ...(suite && { suite }),
  seen: [...new Set(expected.flatMap(({ states }) => states))],
});

type PlainInteraction = (payload?: unknown) => Work;

/** A screen and its assertions, without the types of their machine. */
interface PlainScreen {
  readonly events: Readonly<Record<string, PlainInteraction>>;
  readonly actors?: Readonly<Record<string, { readonly done: PlainInteraction; readonly failed: PlainInteraction }>>;
  readonly delays?: Readonly<Record<string, PlainInteraction>>;
  readonly until: (assertion: (view: unknown) => Work) => Work;
}
type PlainAssertions = Readonly<Record<string, (view: unknown, context: unknown) => Work>>;

function interact({ events, actors, delays }: PlainScreen, step: PlainStep): Work {
  if ('type' in step) return events[step.type]?.(step);
  if ('done' in step) return actors?.[step.done]?.done(step.output);
  if ('failed' in step) return actors?.[step.failed]?.failed(step.error);
  return delays?.[step.passed]?.();
}

const maxWidth = 160;
const maxLinesOfCause = 4;

const shorten = (line: string): string => (line.length > maxWidth ? `${line.slice(0, maxWidth)}…` : line);

/** What went wrong on the way, in ten lines at most and without a stack, which would only show this file. */
function planError(plan: Plan, index: number, cause: unknown): Error {
  const { machine, level, kind, name, steps, expected } = plan;
  const step = steps[index - 1];
  const seen = (cause instanceof Error ? cause.message : String(cause))
    .split('\n')
    .filter((line) => line.trim() !== '');
  const line = cause instanceof Error && /tests\/models\/[^\s:]+:\d+/.exec(cause.stack ?? '')?.[0];
  const error = new Error(
    [
      `${machine}, ${level}, ${kind} "${name}"`,
      step ? `step ${index} of ${steps.length}: ${describeStep(step)}` : `at the beginning of ${steps.length} steps`,
      `expected: ${expected[index]?.states.join(', ')}`,
      ...seen.slice(0, maxLinesOfCause).map((line, place) => `${place === 0 ? 'seen: ' : '  '}${line}`),
      ...(line ? [`at: ${line}`] : []),
    ]
      .map(shorten)
      .join('\n'),
  );
  error.stack = `${error.name}: ${error.message}`;
  return error;
}

/**
 * Follows a plan on a screen: asserts the state, makes the next interaction, asserts again.
 * @throws Error that names machine, plan and step, with what was expected and what was seen
 */
export async function followPlan<TMachine extends AnyStateMachine, TView>(
  plan: Plan,
  screen: Screen<TMachine, TView>,
  assertions: StateAssertions<TMachine, TView>,
): Promise<void> {
  // A plan contains only events and states of its own machine, so each function gets what its type says.
  const plainScreen = screen as unknown as PlainScreen;
  const plainAssertions = assertions as unknown as PlainAssertions;
  for (const [index, { states, context }] of plan.expected.entries()) {
    try {
      const step = plan.steps[index - 1];
      if (step) await interact(plainScreen, step);
      for (const state of states) await plainScreen.until((view) => plainAssertions[state]?.(view, context));
    } catch (error) {
      throw planError(plan, index, error);
    }
  }
}
