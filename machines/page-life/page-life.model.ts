import type { Fixtures, Journeys } from '../model-testing/model.ts';
import { pageLifeMachine } from './page-life.machine.ts';

/** The host as a page without a network misses it. */
export const unreachable = new TypeError('Failed to fetch');

/** Events that the page's own script sends: none before that has run. */
const sentByScript = ['script.missing', 'script.loaded', 'reload.chosen', 'page.hidden', 'page.restored'];

const fixtures: Fixtures<typeof pageLifeMachine> = {
  canHappen: (snapshot, event) => {
    const { type } = event;
    if (type === 'page.notHydrated' && event.isNetworkBack) return snapshot.matches({ network: 'online' });
    // Only what was missed can come at another try.
    if (type === 'script.loaded' && snapshot.matches({ build: 'current' })) return false;
    if (sentByScript.includes(type)) return snapshot.matches({ script: 'hydrated' });
    return true;
  },
  // The script has been loaded, so that it cannot be missing again.
  lastEvents: ['script.loaded'],
  events: {
    'page.hydrated': [{ type: 'page.hydrated' }],
    'page.notHydrated': [
      { type: 'page.notHydrated', isNetworkBack: false },
      { type: 'page.notHydrated', isNetworkBack: true },
    ],
    'visitor.acted': [{ type: 'visitor.acted' }],
    'network.lost': [{ type: 'network.lost' }],
    'network.restored': [{ type: 'network.restored' }],
    'script.missing': [
      { type: 'script.missing', isReload: false },
      { type: 'script.missing', isReload: true },
    ],
    'script.loaded': [{ type: 'script.loaded' }],
    'reload.chosen': [{ type: 'reload.chosen' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'page.restored': [{ type: 'page.restored' }],
  },
  actors: {
    checkReload: {
      done: [
        { isNewBuild: true, isFormInUse: false },
        { isNewBuild: true, isFormInUse: true },
        { isNewBuild: false, isFormInUse: false },
      ],
      failed: [unreachable],
    },
  },
};

const hydrated = { type: 'page.hydrated' } as const;
const notHydrated = { type: 'page.notHydrated', isNetworkBack: false } as const;
const notHydratedMeanwhile = { ...notHydrated, isNetworkBack: true } as const;
const visitorActed = { type: 'visitor.acted' } as const;
const networkLost = { type: 'network.lost' } as const;
const networkRestored = { type: 'network.restored' } as const;
const scriptMissing = { type: 'script.missing', isReload: false } as const;
const scriptMissingAgain = { ...scriptMissing, isReload: true } as const;
const newBuild = { done: 'checkReload', output: { isNewBuild: true, isFormInUse: false } } as const;
const newBuildAtForm = { done: 'checkReload', output: { isNewBuild: true, isFormInUse: true } } as const;
const sameBuild = { done: 'checkReload', output: { isNewBuild: false, isFormInUse: false } } as const;
const noAnswer = { failed: 'checkReload', error: unreachable } as const;
const scriptLoaded = { type: 'script.loaded' } as const;
const reloadChosen = { type: 'reload.chosen' } as const;
const hidden = { type: 'page.hidden' } as const;
const restored = { type: 'page.restored' } as const;

const state = (
  changes: Partial<{
    script: 'hydrating' | 'stalled' | 'hydrated';
    network: 'online' | 'offline';
    build: 'current' | 'asking' | 'incomplete' | 'reloading';
    visit: 'here' | 'left';
  }>,
) => ({ script: 'hydrated', network: 'online', build: 'current', visit: 'here', ...changes }) as const;

const journeys: Journeys<typeof pageLifeMachine> = {
  'a page is hydrated': { steps: [hydrated, visitorActed, networkRestored], ends: state({}) },
  'a page whose scripts do not come can still be read, and nothing is tried without a cause': {
    steps: [notHydrated],
    ends: state({ script: 'stalled' }),
  },
  'an interaction of the visitor hydrates a stalled page': {
    steps: [notHydrated, visitorActed],
    ends: state({ script: 'hydrating' }),
    actions: ['hydratePage'],
  },
  'a stalled page is hydrated once there is a network': {
    steps: [networkLost, notHydrated, networkRestored, hydrated],
    ends: state({}),
    actions: ['hydratePage'],
  },
  'a network that came back while scripts were lost hydrates the page at once': {
    steps: [networkLost, networkRestored, notHydratedMeanwhile, hydrated],
    ends: state({}),
    actions: ['hydratePage'],
  },
  'the network goes': { steps: [hydrated, networkLost], ends: state({ network: 'offline' }) },
  'the network comes back': { steps: [hydrated, networkLost, networkRestored], ends: state({}) },
  'without a network a missing script says nothing of a deploy': {
    steps: [hydrated, networkLost, scriptMissing],
    ends: state({ network: 'offline' }),
  },
  'after a deploy an untouched page reloads': {
    steps: [hydrated, scriptMissing, scriptMissing, newBuild],
    ends: state({ build: 'reloading' }),
    actions: ['reloadPage'],
  },
  'a script that got lost on its way takes no page away': {
    steps: [hydrated, scriptMissing, sameBuild],
    ends: state({ build: 'incomplete' }),
    actions: ['offerReload'],
  },
  'a host that cannot be reached takes no page away': {
    steps: [hydrated, scriptMissing, noAnswer],
    ends: state({ build: 'incomplete' }),
    actions: ['offerReload'],
  },
  'a script that comes while the host is asked is missing no more': {
    steps: [hydrated, scriptMissing, scriptLoaded],
    ends: state({}),
  },
  'a page that is left while the host is asked does not reload': {
    steps: [hydrated, scriptMissing, hidden, newBuild],
    ends: state({ build: 'incomplete', visit: 'left' }),
    actions: ['offerReload'],
  },
  'while somebody is in a form the page only offers to reload': {
    steps: [hydrated, scriptMissing, newBuildAtForm, scriptMissing],
    ends: state({ build: 'incomplete' }),
    actions: ['offerReload'],
  },
  'a page that has been reloaded already only offers it': {
    steps: [hydrated, scriptMissingAgain],
    ends: state({ build: 'incomplete' }),
    actions: ['offerReload'],
  },
  'the offer is taken': {
    steps: [hydrated, scriptMissing, newBuildAtForm, reloadChosen],
    ends: state({ build: 'reloading' }),
    actions: ['offerReload', 'reloadPage'],
  },
  'without a network nothing is reloaded, whoever asks for it': {
    steps: [hydrated, scriptMissing, newBuildAtForm, networkLost, reloadChosen],
    ends: state({ network: 'offline', build: 'incomplete' }),
    actions: ['offerReload'],
  },
  'the offer goes when the script comes at another try': {
    steps: [hydrated, scriptMissing, newBuildAtForm, scriptLoaded],
    ends: state({}),
    actions: ['offerReload', 'withdrawOffer'],
  },
  'the visitor goes elsewhere': { steps: [hydrated, hidden], ends: state({ visit: 'left' }) },
  'a page that was left does not reload': { steps: [hydrated, hidden, scriptMissing], ends: state({ visit: 'left' }) },
  'a page that the browser has kept asks for the network when it is shown again': {
    steps: [hydrated, hidden, restored],
    ends: state({}),
    actions: ['noteNetwork'],
  },
};

/** The model of a page: its machine, everything that can happen to it, and its journeys. */
export const pageLifeModel = { machine: pageLifeMachine, fixtures, journeys };
