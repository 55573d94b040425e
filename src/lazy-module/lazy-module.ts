import { type Actor, createActor, fromPromise, waitFor } from 'xstate';
import { lazyPartMachine } from '../../machines/lazy-part/lazy-part.machine.ts';
import type { LoadOutcome } from '../../machines/lazy-part/load-outcome.ts';
import { loadBrokenStyles } from '../io/broken-styles.ts';
import { loadScript } from '../io/missing-script.ts';
import { networkState, onNetworkRestored } from '../io/network.ts';

/** A module that is loaded on demand, and asked for again when it could not be loaded. */
export interface LazyModule<T> {
  /** What its state is read from. */
  actor: Actor<typeof lazyPartMachine>;
  /** Asks for the module; harmless when it is here or on its way. */
  request: () => void;
  /** The module, once it is here. */
  current: () => T | undefined;
  /** Asks for the module. Rejects when it cannot be loaded this time; without a network that is at once. */
  load: () => Promise<T>;
}

/**
 * Makes a module that is loaded on demand. One for each module, at the top of a file.
 * @param load imports the module
 */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let loaded: T | undefined;
  const actor = createActor(
    lazyPartMachine.provide({
      actors: {
        loadScript: fromPromise<void>(async () => {
          await loadBrokenStyles();
          loaded = await loadScript(load);
        }),
      },
      // Who asked for the module uses it by itself.
      actions: { replayInteractions: () => {} },
    }),
  ).start();
  let isListening = false;

  const request = () => {
    if (!isListening) onNetworkRestored(() => actor.send({ type: 'network.restored' }));
    isListening = true;
    actor.send({ type: 'part.requested', network: networkState() });
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

/** Waits for what is being loaded. Rejects when it cannot be loaded although there is a network. */
export async function outcomeOf(loading: Promise<unknown>): Promise<LoadOutcome> {
  try {
    await loading;
    return 'loaded';
  } catch (error) {
    if (networkState() === 'offline') return 'offline';
    throw error;
  }
}
