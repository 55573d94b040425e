import type { Fixtures, Journeys } from '../model-testing/model.ts';
import { pageLifeMachine } from './page-life.machine.ts';

/** The host as a page without a network misses it. */
export const unreachable = new TypeError('Failed to fetch');

/** Events that the page's own script sends: none before that has run. */
const sentByScript = ['script.missing', 'script.loaded', 'reload.chosen', 'page.hidden', 'page.restored'];

const notHydrated = { type: 'page.notHydrated', isNetworkBack: false } as const;
const notHydratedMeanwhile = { ...notHydrated, isNetworkBack: true } as const;
const scriptMissing = { type: 'script.missing', isReload: false } as const;
const scriptMissingAgain = { ...scriptMissing, isReload: true } as const;
const newBuild = { done: 'checkReload', output: { isNewBuild: true, isFormInUse: false } } as const;
const newBuildAtForm = { done: 'checkReload', output: { isNewBuild: true, isFormInUse: true } } as const;
const sameBuild = { done: 'checkReload', output: { isNewBuild: false, isFormInUse: false } } as const;
const noAnswer = { failed: 'checkReload', error: unreachable } as const;

const fixtures: Fixtures<typeof pageLifeMachine> = {
  steps: [
    notHydrated,
    notHydratedMeanwhile,
    scriptMissing,
    scriptMissingAgain,
    newBuild,
    newBuildAtForm,
    sameBuild,
    noAnswer,
  ],
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
};

const journeys: Journeys<typeof pageLifeMachine> = {
  'at first the page waits for its scripts': {
    steps: [],
    ends: { script: 'hydrating', network: 'online', build: 'current', visit: 'here' },
  },
  'a page is hydrated': { steps: ['page.hydrated', 'visitor.acted', 'network.restored'], ends: { script: 'hydrated' } },
  'a page whose scripts do not come can still be read, and nothing is tried without a cause': {
    steps: [notHydrated],
    ends: { script: 'stalled' },
  },
  'an interaction of the visitor hydrates a stalled page': {
    steps: [notHydrated, 'visitor.acted'],
    ends: { script: 'hydrating' },
    actions: ['hydratePage'],
  },
  'a stalled page is hydrated once there is a network': {
    steps: ['network.lost', notHydrated, 'network.restored', 'page.hydrated'],
    ends: { script: 'hydrated' },
    actions: ['hydratePage'],
  },
  'a network that came back while scripts were lost hydrates the page at once': {
    steps: ['network.lost', 'network.restored', notHydratedMeanwhile, 'page.hydrated'],
    ends: { script: 'hydrated' },
    actions: ['hydratePage'],
  },
  'the network goes': { steps: ['page.hydrated', 'network.lost'], ends: { script: 'hydrated', network: 'offline' } },
  'the network comes back': {
    steps: ['page.hydrated', 'network.lost', 'network.restored'],
    ends: { script: 'hydrated' },
  },
  'without a network a missing script says nothing of a deploy': {
    steps: ['page.hydrated', 'network.lost', scriptMissing],
    ends: { script: 'hydrated', network: 'offline' },
  },
  'after a deploy an untouched page reloads': {
    steps: ['page.hydrated', scriptMissing, scriptMissing, newBuild],
    ends: { script: 'hydrated', build: 'reloading' },
    actions: ['reloadPage'],
  },
  'a script that got lost on its way takes no page away': {
    steps: ['page.hydrated', scriptMissing, sameBuild],
    ends: { script: 'hydrated', build: 'incomplete' },
    actions: ['offerReload'],
  },
  'a host that cannot be reached takes no page away': {
    steps: ['page.hydrated', scriptMissing, noAnswer],
    ends: { script: 'hydrated', build: 'incomplete' },
    actions: ['offerReload'],
  },
  'a script that comes while the host is asked is missing no more': {
    steps: ['page.hydrated', scriptMissing, 'script.loaded'],
    ends: { script: 'hydrated' },
  },
  'a page that is left while the host is asked does not reload': {
    steps: ['page.hydrated', scriptMissing, 'page.hidden', newBuild],
    ends: { script: 'hydrated', build: 'incomplete', visit: 'left' },
    actions: ['offerReload'],
  },
  'while somebody is in a form the page only offers to reload': {
    steps: ['page.hydrated', scriptMissing, newBuildAtForm, scriptMissing],
    ends: { script: 'hydrated', build: 'incomplete' },
    actions: ['offerReload'],
  },
  'a page that has been reloaded already only offers it': {
    steps: ['page.hydrated', scriptMissingAgain],
    ends: { script: 'hydrated', build: 'incomplete' },
    actions: ['offerReload'],
  },
  'the offer is taken': {
    steps: ['page.hydrated', scriptMissing, newBuildAtForm, 'reload.chosen'],
    ends: { script: 'hydrated', build: 'reloading' },
    actions: ['offerReload', 'reloadPage'],
  },
  'without a network nothing is reloaded, whoever asks for it': {
    steps: ['page.hydrated', scriptMissing, newBuildAtForm, 'network.lost', 'reload.chosen'],
    ends: { script: 'hydrated', network: 'offline', build: 'incomplete' },
    actions: ['offerReload'],
  },
  'the offer goes when the script comes at another try': {
    steps: ['page.hydrated', scriptMissing, newBuildAtForm, 'script.loaded'],
    ends: { script: 'hydrated' },
    actions: ['offerReload', 'withdrawOffer'],
  },
  'the visitor goes elsewhere': {
    steps: ['page.hydrated', 'page.hidden'],
    ends: { script: 'hydrated', visit: 'left' },
  },
  'a page that was left does not reload': {
    steps: ['page.hydrated', 'page.hidden', scriptMissing],
    ends: { script: 'hydrated', visit: 'left' },
  },
  'a page that the browser has kept asks for the network when it is shown again': {
    steps: ['page.hydrated', 'page.hidden', 'page.restored'],
    ends: { script: 'hydrated' },
    actions: ['noteNetwork'],
  },
};

/** The model of a page: its machine, everything that can happen to it, and its journeys. */
export const pageLifeModel = { machine: pageLifeMachine, fixtures, journeys };
