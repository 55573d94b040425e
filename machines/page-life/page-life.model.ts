import type { Fixtures, Scenarios } from 'model-testing';
import { pageLifeMachine } from './page-life.machine.ts';

const scriptMissing = { type: 'script.missing', isReload: false } as const;
const scriptMissingAgain = { ...scriptMissing, isReload: true } as const;
const newBuild = { done: 'checkReload', output: { isNewBuild: true, isFormInUse: false } } as const;
const newBuildAtForm = { done: 'checkReload', output: { isNewBuild: true, isFormInUse: true } } as const;
const sameBuild = { done: 'checkReload', output: { isNewBuild: false, isFormInUse: false } } as const;
const noAnswer = { failed: 'checkReload', error: new TypeError('Failed to fetch') } as const;

const fixtures: Fixtures<typeof pageLifeMachine> = {
  steps: [scriptMissing, scriptMissingAgain, newBuild, newBuildAtForm, sameBuild, noAnswer],
  // Only a missing script can be loaded later.
  canHappen: (snapshot, { type }) => type !== 'script.loaded' || !snapshot.matches({ build: 'current' }),
  // A script that is loaded cannot be missing again.
  lastEvents: ['script.loaded'],
};

const scenarios: Scenarios<typeof pageLifeMachine> = {
  'the network is restored': { steps: ['network.lost', 'network.restored'], ends: { network: 'online' } },
  'without a network nothing is checked': { steps: ['network.lost', scriptMissing], ends: { network: 'offline' } },
  'after a deploy the page reloads': {
    steps: [scriptMissing, scriptMissing, newBuild],
    ends: { build: 'reloading' },
    actions: ['reloadPage'],
  },
  'without a deploy a missing script only offers a reload': {
    steps: [scriptMissing, sameBuild],
    ends: { build: 'incomplete' },
    actions: ['offerReload'],
  },
  'a failed check only offers a reload': {
    steps: [scriptMissing, noAnswer],
    ends: { build: 'incomplete' },
    actions: ['offerReload'],
  },
  'a script that loads late needs no reload': { steps: [scriptMissing, 'script.loaded'], ends: { build: 'current' } },
  'a page that is left during the check does not reload': {
    steps: [scriptMissing, 'page.left', newBuild],
    ends: { build: 'incomplete', visit: 'left' },
    actions: ['offerReload'],
  },
  'after a deploy a page with a form in use only offers a reload': {
    steps: [scriptMissing, newBuildAtForm],
    ends: { build: 'incomplete' },
    actions: ['offerReload'],
  },
  'a page that was reloaded already only offers a reload': {
    steps: [scriptMissingAgain],
    ends: { build: 'incomplete' },
    actions: ['offerReload'],
  },
  'the offer is withdrawn when the script loads': {
    steps: [scriptMissing, newBuildAtForm, 'script.loaded'],
    ends: { build: 'current' },
    actions: ['withdrawOffer'],
  },
  'a page that was left does not reload': { steps: ['page.left', scriptMissing], ends: { visit: 'left' } },
  'a page restored from the back/forward cache checks the network': {
    steps: ['page.left', 'page.restored'],
    ends: { visit: 'here' },
    actions: ['reportNetwork'],
  },
};

export const pageLifeModel = {
  machine: pageLifeMachine,
  fixtures,
  scenarios,
  screen: 'tests/models/page-life.spec.ts',
};
