import {
  useActor as useUnobservedActor,
  useActorRef as useUnobservedActorRef,
  useMachine as useUnobservedMachine,
} from '@xstate/react';
import type { ActorOptions, AnyActorLogic, AnyStateMachine } from 'xstate';
import { inspection } from './connection.ts';

export * from '@xstate/react';

/** The hook of `@xstate/react`, seen by the inspector. */
export function useActor(logic: AnyActorLogic, options?: ActorOptions<AnyActorLogic>) {
  return useUnobservedActor(logic, { ...options, ...inspection });
}

/** The hook of `@xstate/react`, seen by the inspector. */
export function useActorRef(
  logic: AnyActorLogic,
  options?: ActorOptions<AnyActorLogic>,
  observer?: Parameters<typeof useUnobservedActorRef>[2],
) {
  return useUnobservedActorRef(logic, { ...options, ...inspection }, observer);
}

/** The hook of `@xstate/react`, seen by the inspector. */
export function useMachine(machine: AnyStateMachine, options?: ActorOptions<AnyStateMachine>) {
  return useUnobservedMachine(machine, { ...options, ...inspection });
}
