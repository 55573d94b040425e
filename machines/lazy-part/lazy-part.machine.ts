import { assign, setup } from 'xstate';
import { actorProvidedByTheFeature, providedByTheFeature } from '../provided-by-the-feature.ts';

type LazyPartEvent =
  /** The visitor came near the part, or used it before it was ready. */
  | { type: 'part.requested'; network: 'online' | 'offline' }
  /** The browser is online again. */
  | { type: 'network.restored' }
  /** The part was hydrated or mounted. */
  | { type: 'part.mounted' };

/**
 * A part of a page whose script is loaded when it is requested.
 * - `pending`: not requested yet.
 * - `offline`: it was requested without a network, and is loaded when the network is back.
 * - `loading`: a script that is lost while the network comes back is requested once more.
 * - `failed`: the script could not be loaded. The next request, or a restored network, tries again.
 * - `mounting`: the script is loaded, and React hydrates or mounts the part.
 * - `ready`: the part is hydrated or mounted.
 *
 * The feature provides the actor `loadScript` (resolves when the script has run) and the action `replayInteractions`
 * (replays early interactions once, in their order).
 */
export const lazyPartMachine = setup({
  types: {
    context: {} as { /** Since the last request for the script. */ isNetworkBack: boolean },
    events: {} as LazyPartEvent,
    children: {} as { loadScript: 'loadScript' },
  },
  actors: {
    loadScript: actorProvidedByTheFeature<void>('loadScript'),
  },
  guards: {
    isOffline: ({ event }) => event.type === 'part.requested' && event.network === 'offline',
    isNetworkBack: ({ context }) => context.isNetworkBack,
  },
  actions: {
    replayInteractions: providedByTheFeature('replayInteractions'),
    clearNetworkBack: assign({ isNetworkBack: false }),
    setNetworkBack: assign({ isNetworkBack: true }),
  },
}).createMachine({
  id: 'lazy-part',
  context: { isNetworkBack: false },
  initial: 'pending',
  states: {
    pending: { on: { 'part.requested': [{ guard: 'isOffline', target: 'offline' }, { target: 'loading' }] } },
    offline: {
      on: { 'part.requested': [{ guard: 'isOffline' }, { target: 'loading' }], 'network.restored': 'loading' },
    },
    loading: {
      entry: 'clearNetworkBack',
      on: { 'network.restored': { actions: 'setNetworkBack' } },
      invoke: {
        id: 'loadScript',
        src: 'loadScript',
        onDone: 'mounting',
        onError: [{ guard: 'isNetworkBack', target: 'loading', reenter: true }, { target: 'failed' }],
      },
    },
    failed: {
      on: {
        'part.requested': [{ guard: 'isOffline', target: 'offline' }, { target: 'loading' }],
        'network.restored': 'loading',
      },
    },
    mounting: { on: { 'part.mounted': { target: 'ready', actions: 'replayInteractions' } } },
    ready: {},
  },
});
