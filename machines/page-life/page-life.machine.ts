import { fromPromise, or, setup, stateIn } from 'xstate';
import { providedByTheFeature } from '../provided-by-the-feature.ts';

type PageLifeEvent =
  /** React has hydrated the page: it answers by itself. */
  | { type: 'page.hydrated' }
  /** Scripts without which the page cannot be hydrated could not be loaded. */
  | {
      type: 'page.notHydrated';
      /** Whether the network came back while they were loading. */
      isNetworkBack: boolean;
    }
  /** The visitor scrolls, presses or types. */
  | { type: 'visitor.acted' }
  | { type: 'network.lost' }
  | { type: 'network.restored' }
  /** A script could not be loaded: the network is away, or a deploy took the script. */
  | {
      type: 'script.missing';
      /** Whether this page is a reload already. */
      isReload: boolean;
    }
  /** A script that was missing came at another try. */
  | { type: 'script.loaded' }
  /** The visitor chose to reload the page. */
  | { type: 'reload.chosen' }
  /** The visitor went elsewhere; the browser may keep the page. */
  | { type: 'page.hidden' }
  /** The browser shows the page again, as it was kept. */
  | { type: 'page.restored' };

/** What the page asks before it reloads. */
interface ReloadCheck {
  /** Whether the host has another build of the site. */
  isNewBuild: boolean;
  /** Whether somebody is in a form or has entered something. */
  isFormInUse: boolean;
}

/**
 * The life of a page, from its markup to its end.
 * - `script`: `hydrating` (React is about to hydrate the page); `stalled` (its scripts could not be loaded: the page can be
 *   read, its links work, and the next interaction of the visitor or the network's return tries again); `hydrated`.
 * - `network`: `online` or `offline` (a notice says so; nothing is reloaded).
 * - `build`: `current`; `asking` (a script is missing: has there been a deploy?); `incomplete` (a notice offers to
 *   reload); `reloading`. A page reloads by itself only after a deploy, once, with a network, while it is seen, and when
 *   nothing was entered.
 * - `visit`: `here` or `left`.
 *
 * The feature provides the actor `checkReload`, and the actions `hydratePage`, `reloadPage`, `offerReload`,
 * `withdrawOffer` and `noteNetwork` (sends whether there is a network: a page that the browser has kept may have missed
 * it).
 */
export const pageLifeMachine = setup({
  types: {
    events: {} as PageLifeEvent,
    children: {} as { checkReload: 'checkReload' },
  },
  actors: {
    checkReload: fromPromise<ReloadCheck>(() =>
      Promise.reject(new Error('The feature has to provide the actor "checkReload".')),
    ),
  },
  guards: {
    isOffline: stateIn({ network: 'offline' }),
    isNetworkBack: ({ event }) => event.type === 'page.notHydrated' && event.isNetworkBack,
    isUnseenOrOffline: or([stateIn({ visit: 'left' }), stateIn({ network: 'offline' })]),
    isReload: ({ event }) => event.type === 'script.missing' && event.isReload,
    mayReload: (_, { isNewBuild, isFormInUse }: ReloadCheck) => isNewBuild && !isFormInUse,
  },
  actions: {
    hydratePage: providedByTheFeature('hydratePage'),
    reloadPage: providedByTheFeature('reloadPage'),
    offerReload: providedByTheFeature('offerReload'),
    withdrawOffer: providedByTheFeature('withdrawOffer'),
    noteNetwork: providedByTheFeature('noteNetwork'),
  },
}).createMachine({
  id: 'page-life',
  type: 'parallel',
  states: {
    script: {
      initial: 'hydrating',
      states: {
        hydrating: {
          on: {
            'page.hydrated': 'hydrated',
            'page.notHydrated': [{ guard: 'isNetworkBack', actions: 'hydratePage' }, { target: 'stalled' }],
          },
        },
        stalled: {
          on: {
            'visitor.acted': { target: 'hydrating', actions: 'hydratePage' },
            'network.restored': { target: 'hydrating', actions: 'hydratePage' },
          },
        },
        hydrated: {},
      },
    },
    network: {
      initial: 'online',
      states: {
        online: { on: { 'network.lost': 'offline' } },
        offline: { on: { 'network.restored': 'online' } },
      },
    },
    build: {
      initial: 'current',
      states: {
        current: {
          on: {
            'script.missing': [
              { guard: 'isUnseenOrOffline' },
              { guard: 'isReload', target: 'incomplete', actions: 'offerReload' },
              { target: 'asking' },
            ],
          },
        },
        asking: {
          invoke: {
            id: 'checkReload',
            src: 'checkReload',
            onDone: [
              { guard: 'isUnseenOrOffline', target: 'incomplete', actions: 'offerReload' },
              {
                guard: { type: 'mayReload', params: ({ event }) => event.output },
                target: 'reloading',
                actions: 'reloadPage',
              },
              { target: 'incomplete', actions: 'offerReload' },
            ],
            onError: { target: 'incomplete', actions: 'offerReload' },
          },
          on: { 'script.loaded': 'current' },
        },
        incomplete: {
          on: {
            'script.loaded': { target: 'current', actions: 'withdrawOffer' },
            'reload.chosen': [{ guard: 'isOffline' }, { target: 'reloading', actions: 'reloadPage' }],
          },
        },
        reloading: {},
      },
    },
    visit: {
      initial: 'here',
      states: {
        here: { on: { 'page.hidden': 'left' } },
        left: { on: { 'page.restored': { target: 'here', actions: 'noteNetwork' } } },
      },
    },
  },
});
