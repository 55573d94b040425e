import { useHydrated } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { lazyModuleMachine } from '#machines/lazy-module/lazy-module.machine.ts';
import { networkState } from './network.ts';
import { inTime, loadScript } from './scripts.ts';
import { siteActor } from './site.ts';

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
