import type { AnyStateMachine, ContextFrom } from 'xstate';
import { nameOf } from './chart.ts';
import { leavesIn } from './check.ts';
import type { ActorName, ActorOutput, DelayName, EventName, EventNamed, Model, StateName } from './model.ts';
import { generatePaths } from './paths.ts';
import { replay } from './replay.ts';
import { describeStep, type PlainStep } from './steps.ts';

type Work = void | Promise<void>;

/**
 * How a machine's model maps to a screen: an interaction for everything that can happen, an assertion for every innermost
 * state. A new event, actor, delay or state does not compile without its row.
 * @typeParam TScreen what the rows work on: a page of Playwright, queries of Testing Library
 */
export interface WalkTable<TMachine extends AnyStateMachine, TScreen> {
  readonly events: {
    readonly [Name in EventName<TMachine>]: (screen: TScreen, event: EventNamed<TMachine, Name>) => Work;
  };
  readonly actors: {
    readonly [Name in ActorName<TMachine>]: {
      /** Lets the actor be done. */
      readonly done: (screen: TScreen, output: ActorOutput<TMachine, Name>) => Work;
      /** Lets the actor fail. */
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

/** Where a walk takes place: on a rendered component, or on the built site in a browser. */
export type WalkLevel = 'component' | 'browser';

/** A generated path or a journey, with what each of its steps must lead to. */
export interface Plan {
  /** The machine's id. */
  readonly machine: string;
  readonly level: WalkLevel;
  readonly kind: 'path' | 'journey';
  /** The journey's name, or the path's number. */
  readonly name: string;
  readonly input: unknown;
  readonly steps: readonly PlainStep[];
  /** The innermost states and the context, at first and after each step. */
  readonly expected: readonly { readonly states: readonly string[]; readonly context: unknown }[];
  /** The names of the transitions on the way. */
  readonly taken: readonly string[];
}

function createPlan(machine: AnyStateMachine, plan: Omit<Plan, 'machine' | 'expected' | 'taken'>): Plan {
  const replayed = replay(machine, plan.input, plan.steps);
  return {
    ...plan,
    machine: machine.id,
    expected: replayed.map(({ value, context }) => ({ states: leavesIn(value), context })),
    taken: [...new Set(replayed.flatMap(({ taken }) => taken.map(nameOf)))],
  };
}

/**
 * Plans of a few generated paths that take every transition of a machine.
 * @throws Error when the machine's context grows without a bound
 */
export function pathPlans<TMachine extends AnyStateMachine>(model: Model<TMachine>, level: WalkLevel): Plan[] {
  return generatePaths(model).map(({ input, steps }, index) =>
    createPlan(model.machine, { level, kind: 'path', name: String(index + 1), input, steps }),
  );
}

/** Plans of all journeys of a machine. */
export function journeyPlans<TMachine extends AnyStateMachine>(model: Model<TMachine>, level: WalkLevel): Plan[] {
  return Object.entries(model.journeys).map(([name, { input, steps }]) =>
    createPlan(model.machine, { level, kind: 'journey', name, input, steps: steps as readonly PlainStep[] }),
  );
}

/** After this number of failing path tests of a machine the rest is not run. */
export const mostFailures = 3;

/** What is said then. */
export const notRun = (machine: string): string =>
  `${mostFailures} path tests of "${machine}" have failed: the rest is not run.`;

/** What a passing path test records for the report. */
export interface WalkRecord extends Pick<Plan, 'machine' | 'level' | 'kind' | 'taken'> {
  /** The innermost states that were asserted. */
  readonly seen: readonly string[];
}

/** The record of a plan that has been walked. */
export const recordOf = ({ machine, level, kind, taken, expected }: Plan): WalkRecord => ({
  machine,
  level,
  kind,
  taken,
  seen: [...new Set(expected.flatMap(({ states }) => states))],
});

type PlainRow = (screen: unknown, payload?: unknown) => Work;

/** A table free of its machine's types, which is how a plan reads it. */
interface PlainTable {
  readonly events: Readonly<Record<string, PlainRow>>;
  readonly actors: Readonly<Record<string, { readonly done: PlainRow; readonly failed: PlainRow }>>;
  readonly delays: Readonly<Record<string, PlainRow>>;
  readonly states: Readonly<Record<string, PlainRow>>;
}

function interact({ events, actors, delays }: PlainTable, screen: unknown, step: PlainStep): Work | undefined {
  if ('type' in step) return events[step.type]?.(screen, step);
  if ('done' in step) return actors[step.done]?.done(screen, step.output);
  if ('failed' in step) return actors[step.failed]?.failed(screen, step.error);
  return delays[step.passed]?.(screen);
}

const mostWidth = 160;
const mostLinesOfCause = 4;

const shorten = (line: string): string => (line.length > mostWidth ? `${line.slice(0, mostWidth)}…` : line);

/** What went wrong in a walk, in ten lines at most and without a stack, which would only show this file. */
function walkError(plan: Plan, index: number, cause: unknown): Error {
  const { machine, level, kind, name, steps, expected } = plan;
  const step = steps[index - 1];
  const seen = (cause instanceof Error ? cause.message : String(cause))
    .split('\n')
    .filter((line) => line.trim() !== '');
  const row = cause instanceof Error && /tests\/models\/[^\s:]+:\d+/.exec(cause.stack ?? '')?.[0];
  const error = new Error(
    [
      `${machine}, ${level}, ${kind} "${name}"`,
      step ? `step ${index} of ${steps.length}: ${describeStep(step)}` : `at the beginning of ${steps.length} steps`,
      `expected: ${expected[index]?.states.join(', ')}`,
      ...seen.slice(0, mostLinesOfCause).map((line, place) => `${place === 0 ? 'seen: ' : '  '}${line}`),
      ...(row ? [`row: ${row}`] : []),
    ]
      .map(shorten)
      .join('\n'),
  );
  error.stack = `${error.name}: ${error.message}`;
  return error;
}

/**
 * Walks a plan on a screen: asserts the state, makes the next interaction, asserts again.
 * @throws Error that names machine, plan and step, with what was expected and what was seen
 */
export async function walk<TMachine extends AnyStateMachine, TScreen>(
  plan: Plan,
  table: WalkTable<TMachine, TScreen>,
  screen: TScreen,
): Promise<void> {
  // A plan holds nothing but its own machine's events and states, so each row gets what its type says.
  const rows = table as unknown as PlainTable;
  for (const [index, { states, context }] of plan.expected.entries()) {
    try {
      const step = plan.steps[index - 1];
      if (step) await interact(rows, screen, step);
      for (const state of states) await rows.states[state]?.(screen, context);
    } catch (error) {
      throw walkError(plan, index, error);
    }
  }
}
