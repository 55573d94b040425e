import { type Actor, type ActorOptions, type AnyActorLogic, createActor as createUnobserved } from 'xstate';
import { inspection } from './connection.ts';

export * from 'xstate';

/** XState's `createActor`, seen by the inspector. */
export function createActor(logic: AnyActorLogic, options?: ActorOptions<AnyActorLogic>): Actor<AnyActorLogic> {
  return createUnobserved(logic, { ...options, ...inspection });
}
