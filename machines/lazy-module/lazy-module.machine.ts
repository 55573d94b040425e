import { assign, setup } from 'xstate';
import { actorProvidedByTheFeature } from '../provided-by-the-feature.ts';

type LazyModuleEvent =
  /** The visitor asked for the module, or is about to. */
  | { type: 'module.requested'; network: 'online' | 'offline' }
  /** The browser is online again. */
  | { type: 'network.restored' };

/**
 * A module that opens over the page, and whose script is loaded when it is requested.
 * - `pending`: not requested yet.
 * - `offline`: it was requested without a network, and is loaded when the network is back.
 * - `loading`: a script that is lost while the network comes back is requested once more.
 * - `failed`: the script could not be loaded. The next request, or a restored network, tries again.
 * - `loaded`: the script has run.
 *
 * The feature provides the actor `loadScript`, which resolves when the script has run.
 */
export const lazyModuleMachine = setup({
  types: {
    context: {} as { /** Since the last request for the script. */ isNetworkBack: boolean },
    events: {} as LazyModuleEvent,
    children: {} as { loadScript: 'loadScript' },
  },
  actors: {
    loadScript: actorProvidedByTheFeature<void>('loadScript'),
  },
  guards: {
    isOffline: ({ event }) => event.type === 'module.requested' && event.network === 'offline',
    isNetworkBack: ({ context }) => context.isNetworkBack,
  },
  actions: {
    clearNetworkBack: assign({ isNetworkBack: false }),
    setNetworkBack: assign({ isNetworkBack: true }),
  },
}).createMachine({
  id: 'lazy-module',
  context: { isNetworkBack: false },
  initial: 'pending',
  states: {
    pending: { on: { 'module.requested': [{ guard: 'isOffline', target: 'offline' }, { target: 'loading' }] } },
    offline: {
      on: { 'module.requested': [{ guard: 'isOffline' }, { target: 'loading' }], 'network.restored': 'loading' },
    },
    loading: {
      entry: 'clearNetworkBack',
      on: { 'network.restored': { actions: 'setNetworkBack' } },
      invoke: {
        id: 'loadScript',
        src: 'loadScript',
        onDone: 'loaded',
        onError: [{ guard: 'isNetworkBack', target: 'loading', reenter: true }, { target: 'failed' }],
      },
    },
    failed: {
      on: {
        'module.requested': [{ guard: 'isOffline', target: 'offline' }, { target: 'loading' }],
        'network.restored': 'loading',
      },
    },
    loaded: {},
  },
});
