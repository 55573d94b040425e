import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { delayIn, transitionsOf } from './chart.ts';
import type { Model } from './model.ts';

/** A step, free of its machine's types. */
export type PlainStep =
  | AnyEventObject
  | { readonly done: string; readonly output: unknown }
  | { readonly failed: string; readonly error: unknown }
  | { readonly passed: string };

/** A step with the event that XState makes of it. */
export interface StepEvent {
  readonly step: PlainStep;
  readonly event: AnyEventObject;
}

/** Fixtures, free of their machine's types. */
export interface PlainFixtures {
  readonly inputs?: readonly unknown[];
  canHappen?(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean;
  canEnd?(snapshot: AnyMachineSnapshot, end: PlainStep): boolean;
  readonly lastEvents?: readonly string[];
  readonly events: Readonly<Record<string, readonly AnyEventObject[]>>;
  readonly actors?: Readonly<
    Record<string, { readonly done: readonly unknown[]; readonly failed: readonly unknown[] }>
  >;
}

function delaysOf(machine: AnyStateMachine): StepEvent[] {
  return transitionsOf(machine).flatMap(({ eventType }) => {
    const delay = delayIn(eventType);
    return delay === undefined ? [] : [{ step: { passed: delay }, event: { type: eventType } }];
  });
}

/** Everything that can happen to a machine according to its fixtures and the delays of its chart. */
export function stepEventsOf<TMachine extends AnyStateMachine>({ machine, fixtures }: Model<TMachine>): StepEvent[] {
  const { events, actors = {} }: PlainFixtures = fixtures;
  const own = Object.values(events)
    .flat()
    .map((event) => ({ step: event, event }));
  const ends = Object.entries(actors).flatMap(([actorId, { done, failed }]) => [
    ...done.map((output) => ({
      step: { done: actorId, output },
      event: { type: `xstate.done.actor.${actorId}`, output, actorId },
    })),
    ...failed.map((error) => ({
      step: { failed: actorId, error },
      event: { type: `xstate.error.actor.${actorId}`, error, actorId },
    })),
  ]);
  return [...own, ...ends, ...delaysOf(machine)];
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
