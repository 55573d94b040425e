import { assign, fromPromise, setup } from 'xstate';
import { providedByTheFeature } from '../provided-by-the-feature.ts';

type LazyPartEvent =
  /** Somebody needs the part: came near it, pressed it, or presses anything while it is missing. */
  | { type: 'part.requested'; network: 'online' | 'offline' }
  /** The browser has a network again. */
  | { type: 'network.restored' }
  /** The part has been hydrated or mounted: from now on it answers by itself. */
  | { type: 'part.mounted' };

/**
 * A part of a page whose script is loaded on demand.
 * - `pending`: nobody has needed it yet.
 * - `requested`: it is needed, and loads as soon as there is a network.
 * - `loading`: its script is on the way. When it is lost although the network came back meanwhile, it is asked for again.
 * - `failed`: the script could not be loaded. The next request, or the network's return, tries again.
 * - `replaying`: the script is here, and React hydrates or mounts the part.
 * - `ready`: it answers by itself.
 *
 * The feature provides the actor `loadScript` (resolves once the script has run) and the action `replayInteractions`,
 * which carries out what was pressed before the part could answer: each once, in order.
 */
export const lazyPartMachine = setup({
  types: {
    context: {} as { /** Since the script was last asked for. */ isNetworkBack: boolean },
    events: {} as LazyPartEvent,
    children: {} as { loadScript: 'loadScript' },
  },
  actors: {
    loadScript: fromPromise<void>(() =>
      Promise.reject(new Error('The feature has to provide the actor "loadScript".')),
    ),
  },
  guards: {
    isOffline: ({ event }) => event.type === 'part.requested' && event.network === 'offline',
    isNetworkBack: ({ context }) => context.isNetworkBack,
  },
  actions: {
    replayInteractions: providedByTheFeature('replayInteractions'),
    forgetNetwork: assign({ isNetworkBack: false }),
    noteNetwork: assign({ isNetworkBack: true }),
  },
}).createMachine({
  id: 'lazy-part',
  context: { isNetworkBack: false },
  initial: 'pending',
  states: {
    pending: { on: { 'part.requested': [{ guard: 'isOffline', target: 'requested' }, { target: 'loading' }] } },
    requested: {
      on: { 'part.requested': [{ guard: 'isOffline' }, { target: 'loading' }], 'network.restored': 'loading' },
    },
    loading: {
      entry: 'forgetNetwork',
      on: { 'network.restored': { actions: 'noteNetwork' } },
      invoke: {
        id: 'loadScript',
        src: 'loadScript',
        onDone: 'replaying',
        onError: [{ guard: 'isNetworkBack', target: 'loading', reenter: true }, { target: 'failed' }],
      },
    },
    failed: {
      on: {
        'part.requested': [{ guard: 'isOffline', target: 'requested' }, { target: 'loading' }],
        'network.restored': 'loading',
      },
    },
    replaying: { on: { 'part.mounted': { target: 'ready', actions: 'replayInteractions' } } },
    ready: {},
  },
});
