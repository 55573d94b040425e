import { useCallback, useSyncExternalStore } from 'react';
import { fromPromise, waitFor } from 'xstate';
import { lazyModuleMachine } from '#machines/lazy-module/lazy-module.machine.ts';
import { loadScript, networkState } from '../io/network.ts';
import { siteActor } from './site.ts';

/**
 * A module that loads on demand, once for the document.
 * @param name the id of its machine
 * @param load imports the module
 */
export function lazyModule<T>(name: string, load: () => Promise<T>) {
  const actor = siteActor(
    name,
    lazyModuleMachine.provide({ actors: { loadScript: fromPromise<unknown>(() => loadScript(load)) } }),
  );
  /** Requests the module. Does nothing while it is loading or loaded. */
  const request = () => actor.send({ type: 'module.requested', network: networkState() });
  /** The module once it is loaded. */
  const current = () => (actor.getSnapshot().context.module ?? undefined) as T | undefined;
  return {
    actor,
    request,
    current,
    /** Requests the module. Rejects when this attempt fails, immediately if offline. */
    load: async () => {
      request();
      await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
      const module = current();
      if (module === undefined) throw new Error('The script could not be loaded');
      return module;
    },
  };
}

/** A module that loads on demand, and can be requested again after a failure. */
export type LazyModule<T> = ReturnType<typeof lazyModule<T>>;

/** Waits for a module, or ends with `offline`. Rejects when it cannot be loaded although the browser is online. */
export async function orOffline<T>(loading: Promise<T>): Promise<T | 'offline'> {
  try {
    return await loading;
  } catch (error) {
    if (networkState() === 'offline') return 'offline';
    throw error;
  }
}

/** The module once it is loaded. Does not request it. */
export function useLazyModule<T>({ actor, current }: LazyModule<T>): T | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, current, () => undefined);
}
