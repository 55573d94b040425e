import { or, setup, stateIn } from 'xstate';
import { providedActions, providedActor } from '../provided.ts';

type PageLifeEvent =
  | { type: 'network.lost' }
  | { type: 'network.restored' }
  /** A script could not be loaded, because of the network or a deploy. */
  | {
      type: 'script.missing';
      /** Whether the page was reloaded already. */
      isReload: boolean;
    }
  /** A missing script was loaded at a later try. */
  | { type: 'script.loaded' }
  /** The page was left. It may enter the back/forward cache. */
  | { type: 'page.left' }
  /** The page was restored from the back/forward cache. */
  | { type: 'page.restored' };

/** What decides about a reload. */
interface ReloadCheck {
  /** Whether the host has another build of the site. */
  isNewBuild: boolean;
  /** Whether a form has the focus or input. */
  isFormInUse: boolean;
}

/**
 * The feature provides the actor `checkReload` and the actions `reloadPage`, `offerReload`, `withdrawOffer` and
 * `reportNetwork` (sends the state of the network, because a page in the back/forward cache gets no events).
 */
export const pageLifeMachine = setup({
  types: {
    events: {} as PageLifeEvent,
    children: {} as { checkReload: 'checkReload' },
  },
  actors: {
    checkReload: providedActor<ReloadCheck>(),
  },
  guards: {
    isLeftOrOffline: or([stateIn({ visit: 'left' }), stateIn({ network: 'offline' })]),
    isReload: ({ event }) => event.type === 'script.missing' && event.isReload,
    mayReload: (_, { isNewBuild, isFormInUse }: ReloadCheck) => isNewBuild && !isFormInUse,
  },
  actions: providedActions('reloadPage', 'offerReload', 'withdrawOffer', 'reportNetwork'),
}).createMachine({
  id: 'page-life',
  description: 'The life of a page.',
  type: 'parallel',
  states: {
    network: {
      initial: 'online',
      states: {
        online: { on: { 'network.lost': 'offline' } },
        offline: { description: 'A notice is shown. Nothing is reloaded.', on: { 'network.restored': 'online' } },
      },
    },
    build: {
      description:
        'A page reloads by itself only once, after a deploy, when it has not been left, is online, and no form is in use.',
      initial: 'current',
      states: {
        current: {
          on: {
            'script.missing': [
              { guard: 'isLeftOrOffline' },
              { guard: 'isReload', target: 'incomplete' },
              { target: 'checking' },
            ],
          },
        },
        checking: {
          description: 'A script is missing: was there a deploy?',
          invoke: {
            id: 'checkReload',
            src: 'checkReload',
            onDone: [
              { guard: 'isLeftOrOffline', target: 'incomplete' },
              {
                guard: { type: 'mayReload', params: ({ event }) => event.output },
                target: 'reloading',
                actions: 'reloadPage',
              },
              { target: 'incomplete' },
            ],
            onError: 'incomplete',
          },
          on: { 'script.loaded': 'current' },
        },
        incomplete: {
          description: 'A notice offers to reload.',
          entry: 'offerReload',
          on: {
            'script.loaded': { target: 'current', actions: 'withdrawOffer' },
          },
        },
        reloading: {},
      },
    },
    visit: {
      initial: 'here',
      states: {
        here: { on: { 'page.left': 'left' } },
        left: { on: { 'page.restored': { target: 'here', actions: 'reportNetwork' } } },
      },
    },
  },
});
