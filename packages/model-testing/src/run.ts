import { delayIn } from 'statechart/machine';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  getNextTransitions,
  initialTransition,
  transition,
} from 'xstate';
import type { AnyModel } from './model.ts';

/** A step, without the types of its machine. */
export type PlainStep =
  | AnyEventObject
  | { readonly done: string; readonly output: unknown }
  | { readonly failed: string; readonly error: unknown }
  | { readonly passed: string };

/** A step; the type of an event stands for the event. */
export const asPlainStep = (step: PlainStep | string): PlainStep => (typeof step === 'string' ? { type: step } : step);

/** The scenarios of a model, each with its name. */
export const scenariosIn = ({ scenarios }: AnyModel) =>
  Object.entries(scenarios).map(([name, scenario]) => ({ ...scenario, name, steps: scenario.steps.map(asPlainStep) }));

/** A value as JSON; errors, which JSON leaves empty, show their name and message. */
export const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Error ? `${part.name}: ${part.message}` : part));

/** A snapshot, with what the step before it did. */
export interface Moment {
  readonly snapshot: AnyMachineSnapshot;
  readonly event?: AnyEventObject;
  readonly taken: readonly AnyTransitionDefinition[];
  /** The names of the actions to execute, without those of XState, such as `assign`. */
  readonly actions: readonly string[];
  /** The events to emit. */
  readonly emits: readonly AnyEventObject[];
  /** The events to send to other actors. */
  readonly sends: readonly AnyEventObject[];
}

type Executable = ReturnType<typeof initialTransition>[1][number];

function effectsOf(actions: readonly Executable[]): Pick<Moment, 'actions' | 'emits' | 'sends'> {
  const eventsOf = (kind: string) =>
    actions.filter(({ type }) => type === kind).map(({ params }) => (params as { event: AnyEventObject }).event);
  return {
    actions: actions.map(({ type }) => type).filter((type) => !type.startsWith('xstate.')),
    emits: eventsOf('xstate.emit'),
    sends: eventsOf('xstate.sendTo'),
  };
}

/** A machine before its first step. No actor, clock or action runs. */
export function firstMoment(machine: AnyStateMachine, input: unknown): Moment {
  const [snapshot, actions] = initialTransition(machine, input);
  return { snapshot, taken: [], ...effectsOf(actions) };
}

/** A machine after an event. No actor, clock or action runs. */
export function momentAfter(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): Moment {
  const taken = machine.getTransitionData(snapshot, event);
  const [next, actions] = transition(machine, snapshot, event);
  if (next.status === 'error') throw next.error;
  return { snapshot: next, event, taken, ...effectsOf(actions) };
}

/** The event that XState makes of a step; undefined when its actor is not running or nothing waits for its delay. */
export function eventOf(step: PlainStep, snapshot: AnyMachineSnapshot): AnyEventObject | undefined {
  if ('type' in step) return step;
  if ('passed' in step) {
    const waiting = getNextTransitions(snapshot).find(({ eventType }) => delayIn(eventType) === step.passed);
    return waiting && { type: waiting.eventType };
  }
  const actorId = 'done' in step ? step.done : step.failed;
  if (!snapshot.children[actorId]) return undefined;
  return 'done' in step
    ? { type: `xstate.done.actor.${actorId}`, output: step.output, actorId }
    : { type: `xstate.error.actor.${actorId}`, error: step.error, actorId };
}

/** Runs a machine through steps: the machine at first and after each step. */
export function runThrough(machine: AnyStateMachine, input: unknown, steps: readonly PlainStep[]): Moment[] {
  let moment = firstMoment(machine, input);
  const moments = [moment];
  for (const step of steps) {
    const event = eventOf(step, moment.snapshot);
    if (!event) throw new Error(`Nothing waits for ${asText(step)}`);
    moment = momentAfter(machine, moment.snapshot, event);
    moments.push(moment);
  }
  return moments;
}
