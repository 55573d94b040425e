import { assign, setup } from 'xstate';
import { providedActor } from '../provided.ts';

type LazyModuleEvent =
  /** The visitor asked for the module, or is about to. */
  | { type: 'module.requested'; network: 'online' | 'offline' }
  /** The browser is online again. */
  | { type: 'network.restored' };

/** Where a request leads. */
const requested = [{ guard: 'isOffline', target: 'offline' }, { target: 'loading' }] as const;

/** The feature provides the actor `loadScript`, which resolves with the module when the script has run. */
export const lazyModuleMachine = setup({
  types: {
    context: {} as {
      /** Since the last request for the script. */
      readonly isNetworkBack: boolean;
      /** Null until it is loaded. */
      readonly module: unknown;
    },
    events: {} as LazyModuleEvent,
    children: {} as { loadScript: 'loadScript' },
  },
  actors: {
    loadScript: providedActor<unknown>(),
  },
  guards: {
    isOffline: ({ event }) => event.type === 'module.requested' && event.network === 'offline',
    isNetworkBack: ({ context }) => context.isNetworkBack,
  },
  actions: {
    clearNetworkBack: assign({ isNetworkBack: false }),
    setNetworkBack: assign({ isNetworkBack: true }),
    setModule: assign((_, { module }: { module: unknown }) => ({ module })),
  },
}).createMachine({
  id: 'lazy-module',
  description: 'A module whose script is loaded when it is requested.',
  context: { isNetworkBack: false, module: null },
  initial: 'pending',
  states: {
    pending: { description: 'Not requested yet.', on: { 'module.requested': requested } },
    offline: {
      description: 'Requested without a network. Loaded when the network is back.',
      on: { 'module.requested': [{ guard: 'isOffline' }, { target: 'loading' }], 'network.restored': 'loading' },
    },
    loading: {
      description: 'A script that is lost while the network comes back is requested once more.',
      entry: 'clearNetworkBack',
      on: { 'network.restored': { actions: 'setNetworkBack' } },
      invoke: {
        id: 'loadScript',
        src: 'loadScript',
        onDone: { target: 'loaded', actions: { type: 'setModule', params: ({ event }) => ({ module: event.output }) } },
        onError: [{ guard: 'isNetworkBack', target: 'loading', reenter: true }, { target: 'failed' }],
      },
    },
    failed: {
      description: 'The script could not be loaded. The next request, or a restored network, tries again.',
      on: { 'module.requested': requested, 'network.restored': 'loading' },
    },
    loaded: { description: 'The module is in the context.' },
  },
});
