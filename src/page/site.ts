import { useHydrated } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import {
  type Actor,
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  createActor,
  fromPromise,
  fromTransition,
} from 'xstate';
import { lazyModuleMachine } from '#machines/lazy-module/lazy-module.machine.ts';
import { networkState, onNetworkRestored } from './network.ts';
import { inTime, loadScript } from './scripts.ts';

/** The logic of an actor that has children and, as its context, what they share. Reports a child that fails. */
export const parentLogic = <TContext, TInput>(contextOf: (start: { self: AnyActorRef; input: TInput }) => TContext) =>
  fromTransition((context: TContext, event: { type: string; error?: unknown }) => {
    if (event.error !== undefined) reportError(event.error);
    return context;
  }, contextOf);

/** The root of all actors that live as long as the document. They learn when the network is back. */
let site: AnyActorRef;

/** Starts the root actor. The first script with a machine does so, and tests before each page. */
export function startSite(): void {
  site = createActor(
    parentLogic(() => null),
    { id: 'site' },
  ).start();
}

startSite();
if (typeof document !== 'undefined') {
  onNetworkRestored(() => {
    for (const actor of Object.values(site.system.getAll())) actor?.send({ type: 'network.restored' });
  });
}

/** The actor of the document with this id, which starts when somebody first asks for it. */
export const siteActor = <TLogic extends AnyActorLogic>(
  systemId: string,
  logic: TLogic,
  options?: Pick<ActorOptions<TLogic>, 'input'>,
): Actor<TLogic> =>
  site.system.get(systemId) ??
  createActor(logic, { ...options, id: systemId, systemId, parent: site } as ActorOptions<TLogic>).start();

/** A module that loads on demand, once for the document. Its machine has the id `name`. */
export function lazyModule<T>(name: string, load: () => Promise<T>) {
  const actor = siteActor(
    name,
    lazyModuleMachine.provide({ actors: { loadScript: fromPromise<unknown>(() => inTime(loadScript(load))) } }),
  );
  /** Requests the module. Does nothing while it is loading or loaded. */
  const request = () => actor.send({ type: 'module.requested', network: networkState() });
  const current = () => (actor.getSnapshot().context.module ?? undefined) as T | undefined;
  return { actor, request, current };
}

/** A module that loads on demand, and can be requested again after a failure. */
export type LazyModule<T> = ReturnType<typeof lazyModule<T>>;

/** How far a module has loaded, and the module once it is. Does not request it. */
export function useLazyModule<T>({ actor, current }: LazyModule<T>) {
  const stage = useSelector(actor, ({ value }) => value);
  return useHydrated() ? { stage, module: current() } : { stage: 'pending' as const, module: undefined };
}
