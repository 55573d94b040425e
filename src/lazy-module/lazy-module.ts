import { useCallback, useSyncExternalStore } from 'react';
import { type Actor, createActor, fromPromise, waitFor } from 'xstate';
import { lazyModuleMachine } from '#machines/lazy-module/lazy-module.machine.ts';
import { loadScript, networkState, onNetworkRestored } from '../io/network.ts';

/** A module that loads on demand, and can be requested again after a failure. */
export interface LazyModule<T> {
  /** The machine with its state. */
  actor: Actor<typeof lazyModuleMachine>;
  /** Requests the module. Does nothing while it is loading or loaded. */
  request: () => void;
  /** The module once it is loaded. */
  current: () => T | undefined;
  /** Requests the module. Rejects when this attempt fails, immediately if offline. */
  load: () => Promise<T>;
}

/**
 * Creates a module that loads on demand. Call it once per module, at the top level of a file.
 * @param load imports the module
 */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let loaded: T | undefined;
  const actor = createActor(
    lazyModuleMachine.provide({
      actors: {
        loadScript: fromPromise<void>(async () => {
          loaded = await loadScript(load);
        }),
      },
    }),
  ).start();
  let isListening = false;

  const request = () => {
    if (!isListening) onNetworkRestored(() => actor.send({ type: 'network.restored' }));
    isListening = true;
    actor.send({ type: 'module.requested', network: networkState() });
  };

  return {
    actor,
    request,
    current: () => loaded,
    load: async () => {
      request();
      await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
      if (loaded === undefined) throw new Error('The script could not be loaded');
      return loaded;
    },
  };
}

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
export function useLazyModule<T>(module: LazyModule<T>): T | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = module.actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [module],
  );
  return useSyncExternalStore(subscribe, module.current, () => undefined);
}
