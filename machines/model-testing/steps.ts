import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { transitionsOf } from './chart.ts';
import type { Model } from './model.ts';

/** A step, free of its machine's types. */
export type PlainStep =
  | AnyEventObject
  | { readonly done: string; readonly output: unknown }
  | { readonly failed: string; readonly error: unknown }
  | { readonly passed: string };

/** Something that can happen, as a person says it and as XState does. */
export interface Happening {
  readonly step: PlainStep;
  readonly event: AnyEventObject;
}

/** Fixtures, free of their machine's types. */
export interface PlainFixtures {
  readonly inputs?: readonly unknown[];
  canHappen?(standing: AnyMachineSnapshot, event: AnyEventObject): boolean;
  readonly apart?: readonly (readonly string[])[];
  readonly events: Readonly<Record<string, readonly AnyEventObject[]>>;
  readonly actors?: Readonly<
    Record<string, { readonly done: readonly unknown[]; readonly failed: readonly unknown[] }>
  >;
}

const delayed = /^xstate\.after\.([^.]+)\./;

function delaysOf(machine: AnyStateMachine): Happening[] {
  return transitionsOf(machine).flatMap(({ eventType }) => {
    const [, delay] = delayed.exec(eventType) ?? [];
    return delay ? [{ step: { passed: delay }, event: { type: eventType } }] : [];
  });
}

/** Everything that the fixtures and the chart's delays let happen. */
export function happeningsOf<TMachine extends AnyStateMachine>({ machine, fixtures }: Model<TMachine>): Happening[] {
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

/** A value as text; errors, which JSON leaves empty, show their name and message. */
export const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Error ? `${part.name}: ${part.message}` : part));

/** A step in a few words, for the name of a test. */
export function stepInWords(step: PlainStep): string {
  if ('type' in step) {
    const { type, ...particulars } = step;
    return Object.keys(particulars).length > 0 ? `${type} ${asText(particulars)}` : type;
  }
  if ('done' in step) return `${step.done} done ${asText(step.output)}`;
  if ('failed' in step) return `${step.failed} failed ${asText(step.error)}`;
  return `${step.passed} passed`;
}
