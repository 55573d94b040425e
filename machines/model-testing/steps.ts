import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { delayIn, transitionsOf } from './chart.ts';

/** A step, without the types of its machine. */
export type PlainStep =
  | AnyEventObject
  | { readonly done: string; readonly output: unknown }
  | { readonly failed: string; readonly error: unknown }
  | { readonly passed: string };

/** A step of a journey, in which the type of an event stands for the event. */
export const asPlainStep = (step: PlainStep | string): PlainStep => (typeof step === 'string' ? { type: step } : step);

/** A journey, without the types of its machine. */
interface PlainJourney<TStep = PlainStep> {
  readonly steps: readonly TStep[];
  readonly ends: unknown;
  readonly actions?: readonly string[];
  readonly context?: object;
}

/** The journeys of a model, each with its name. */
export const journeysIn = (model: {
  readonly journeys: Readonly<Record<string, object>>;
}): (PlainJourney & { readonly name: string })[] =>
  Object.entries(model.journeys as Readonly<Record<string, PlainJourney<PlainStep | string>>>).map(
    ([name, { steps, ...journey }]) => ({ ...journey, name, steps: steps.map(asPlainStep) }),
  );

/** A step with the event that XState makes of it. */
export interface StepEvent {
  readonly step: PlainStep;
  readonly event: AnyEventObject;
}

/** Fixtures, without the types of their machine. */
export interface PlainFixtures {
  readonly input?: unknown;
  readonly steps: readonly (PlainStep | string)[];
  canHappen?(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean;
  canEnd?(snapshot: AnyMachineSnapshot, end: PlainStep): boolean;
  readonly lastEvents?: readonly string[];
}

/** A machine with fixtures, without its types. */
export interface PlainModel {
  readonly machine: AnyStateMachine;
  readonly fixtures: PlainFixtures;
}

/** The event that XState makes of a step of the fixtures. */
function eventOf(step: PlainStep): AnyEventObject {
  if ('type' in step) return step;
  if ('done' in step) return { type: `xstate.done.actor.${step.done}`, output: step.output, actorId: step.done };
  if ('failed' in step) return { type: `xstate.error.actor.${step.failed}`, error: step.error, actorId: step.failed };
  throw new Error('Delays are found in the chart.');
}

/** Everything that can happen to a machine according to its fixtures and its chart. */
export function stepEventsOf({ machine, fixtures }: PlainModel): StepEvent[] {
  const listed = fixtures.steps.map(asPlainStep).map((step) => ({ step, event: eventOf(step) }));
  const known = new Set(listed.map(({ event }) => event.type));
  const found = new Map<string, StepEvent>();
  for (const { eventType } of transitionsOf(machine)) {
    const event = { type: eventType };
    const delay = delayIn(eventType);
    if (delay !== undefined) found.set(eventType, { step: { passed: delay }, event });
    else if (eventType !== '' && !eventType.startsWith('xstate.') && !known.has(eventType))
      found.set(eventType, { step: event, event });
  }
  return [...found.values(), ...listed];
}

/** A value as JSON; errors, which JSON leaves empty, show their name and message. */
export const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Error ? `${part.name}: ${part.message}` : part));

/** A step in a few words. */
export function describeStep(step: PlainStep): string {
  if ('type' in step) {
    const { type, ...payload } = step;
    return Object.keys(payload).length > 0 ? `${type} ${asText(payload)}` : type;
  }
  if ('done' in step) return `${step.done} done ${asText(step.output)}`;
  if ('failed' in step) return `${step.failed} failed ${asText(step.error)}`;
  return `${step.passed} passed`;
}
