import type { Fixtures, Journeys } from 'model-testing';
import { pageLifeMachine } from './page-life.machine.ts';

/** Events that the page's script sends, after hydration. */
const sentByScript = ['script.missing', 'script.loaded', 'reload.chosen', 'page.left', 'page.restored'];

const notHydrated = { type: 'page.notHydrated', isRequestedAgain: false } as const;
const notHydratedMeanwhile = { ...notHydrated, isRequestedAgain: true } as const;
const scriptMissing = { type: 'script.missing', isReload: false } as const;
const scriptMissingAgain = { ...scriptMissing, isReload: true } as const;
const newBuild = { done: 'checkReload', output: { isNewBuild: true, isFormInUse: false } } as const;
const newBuildAtForm = { done: 'checkReload', output: { isNewBuild: true, isFormInUse: true } } as const;
const sameBuild = { done: 'checkReload', output: { isNewBuild: false, isFormInUse: false } } as const;
const noAnswer = { failed: 'checkReload', error: new TypeError('Failed to fetch') } as const;

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
    if (type === 'page.notHydrated' && event.isRequestedAgain) return snapshot.matches({ network: 'online' });
    // Only a missing script can be loaded later.
    if (type === 'script.loaded' && snapshot.matches({ build: 'current' })) return false;
    if (sentByScript.includes(type)) return snapshot.matches({ script: 'hydrated' });
    return true;
  },
  // A script that is loaded cannot be missing again.
  lastEvents: ['script.loaded'],
};

const journeys: Journeys<typeof pageLifeMachine> = {
  'a page is hydrated': { steps: ['page.hydrated', 'visitor.acted', 'network.restored'], ends: { script: 'hydrated' } },
  'an interaction makes a stalled page try again': {
    steps: [notHydrated, 'visitor.acted'],
    ends: { script: { hydrating: 'untouched' } },
    actions: ['hydratePage'],
  },
  'an interaction while the page tries makes it try again when that fails': {
    steps: [notHydrated, 'visitor.acted', 'visitor.acted', notHydrated],
    ends: { script: { hydrating: 'untouched' } },
    actions: ['hydratePage', 'hydratePage'],
  },
  'an interaction makes the page try again only once': {
    steps: ['visitor.acted', 'visitor.acted', notHydrated, notHydrated],
    ends: { script: 'stalled' },
    actions: ['hydratePage'],
  },
  'a stalled page tries again when the network is back': {
    steps: ['network.lost', notHydrated, 'network.restored'],
    ends: { script: { hydrating: 'untouched' } },
    actions: ['hydratePage'],
  },
  'a stalled page is hydrated when the network is back': {
    steps: ['network.lost', notHydrated, 'network.restored', 'page.hydrated'],
    ends: { script: 'hydrated' },
    actions: ['hydratePage'],
  },
  'the page tries again immediately if the network came back while scripts were lost': {
    steps: ['network.lost', 'network.restored', notHydratedMeanwhile],
    ends: { script: { hydrating: 'untouched' } },
    actions: ['hydratePage'],
  },
  'the network is restored': {
    steps: ['page.hydrated', 'network.lost', 'network.restored'],
    ends: { script: 'hydrated' },
  },
  'without a network a missing script is not taken for a deploy': {
    steps: ['page.hydrated', 'network.lost', scriptMissing],
    ends: { script: 'hydrated', network: 'offline' },
  },
  'after a deploy the page reloads': {
    steps: ['page.hydrated', scriptMissing, scriptMissing, newBuild],
    ends: { script: 'hydrated', build: 'reloading' },
    actions: ['reloadPage'],
  },
  'without a deploy a missing script only offers a reload': {
    steps: ['page.hydrated', scriptMissing, sameBuild],
    ends: { script: 'hydrated', build: 'incomplete' },
    actions: ['offerReload'],
  },
  'a failed check only offers a reload': {
    steps: ['page.hydrated', scriptMissing, noAnswer],
    ends: { script: 'hydrated', build: 'incomplete' },
    actions: ['offerReload'],
  },
  'a script that loads during the check needs no reload': {
    steps: ['page.hydrated', scriptMissing, 'script.loaded'],
    ends: { script: 'hydrated' },
  },
  'a page that is left during the check does not reload': {
    steps: ['page.hydrated', scriptMissing, 'page.left', newBuild],
    ends: { script: 'hydrated', build: 'incomplete', visit: 'left' },
    actions: ['offerReload'],
  },
  'after a deploy a page with a form in use only offers a reload': {
    steps: ['page.hydrated', scriptMissing, newBuildAtForm, scriptMissing],
    ends: { script: 'hydrated', build: 'incomplete' },
    actions: ['offerReload'],
  },
  'a page that was reloaded already only offers a reload': {
    steps: ['page.hydrated', scriptMissingAgain],
    ends: { script: 'hydrated', build: 'incomplete' },
    actions: ['offerReload'],
  },
  'choosing the offer reloads the page': {
    steps: ['page.hydrated', scriptMissing, newBuildAtForm, 'reload.chosen'],
    ends: { script: 'hydrated', build: 'reloading' },
    actions: ['offerReload', 'reloadPage'],
  },
  'without a network choosing the offer does not reload the page': {
    steps: ['page.hydrated', scriptMissing, newBuildAtForm, 'network.lost', 'reload.chosen'],
    ends: { script: 'hydrated', network: 'offline', build: 'incomplete' },
    actions: ['offerReload'],
  },
  'the offer is withdrawn when the script loads': {
    steps: ['page.hydrated', scriptMissing, newBuildAtForm, 'script.loaded'],
    ends: { script: 'hydrated' },
    actions: ['offerReload', 'withdrawOffer'],
  },
  'a page that was left does not reload': {
    steps: ['page.hydrated', 'page.left', scriptMissing],
    ends: { script: 'hydrated', visit: 'left' },
  },
  'a page restored from the back/forward cache checks the network': {
    steps: ['page.hydrated', 'page.left', 'page.restored'],
    ends: { script: 'hydrated' },
    actions: ['reportNetwork'],
  },
};

export const pageLifeModel = { machine: pageLifeMachine, fixtures, journeys };
