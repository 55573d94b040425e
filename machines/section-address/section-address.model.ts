import type { Fixtures, Journeys } from '../model-testing/model.ts';
import { sectionAddressMachine } from './section-address.machine.ts';

const address = { type: 'address.shown', section: 'find-us', via: 'history', isRestored: false } as const;
const firstAddress = { ...address, via: 'first' } as const;
const linkFollowed = { ...address, via: 'link' } as const;
const linkFollowedElsewhere = { ...address, via: 'link on another page' } as const;
const placeRestored = { ...address, isRestored: true } as const;
const otherSection = { ...linkFollowed, section: 'doctors' } as const;
const noSection = { ...address, via: 'link', section: '' } as const;
const found = { done: 'findSection', output: true } as const;
const missing = { done: 'findSection', output: false } as const;
const broken = { failed: 'findSection', error: new Error('There is no page any more.') } as const;
const aMomentLater = { passed: 'retryInterval' } as const;
const settled = { passed: 'settlingTime' } as const;

const missingTimes = (times: number) => Array.from({ length: times }, () => [missing, aMomentLater]).flat();
const arrival = ['scrollToSection', 'focusHeading'] as const;

const fixtures: Fixtures<typeof sectionAddressMachine> = {
  steps: [address, linkFollowedElsewhere, placeRestored, noSection, found, missing, broken],
};

const journeys: Journeys<typeof sectionAddressMachine> = {
  'at first there is nothing to look for': { steps: [], ends: 'resting' },
  'without a section nothing happens': { steps: [noSection], ends: 'resting' },
  'the section of the first address is shown': {
    steps: [firstAddress, found],
    ends: 'landed',
    actions: arrival,
    context: { section: 'find-us', tries: 1 },
  },
  'a link leads to its section at once': { steps: [linkFollowed, found], ends: 'landed', actions: arrival },
  'the same link leads there again': {
    steps: [linkFollowed, found, 'visitor.acted', linkFollowed, found],
    ends: 'landed',
    actions: [...arrival, ...arrival],
  },
  'after a change of page the section is looked for a moment later': {
    steps: [linkFollowedElsewhere],
    ends: 'settling',
    context: { section: 'find-us', tries: 0 },
  },
  'a link on another page leads to its section once the page has settled': {
    steps: [linkFollowedElsewhere, settled, found],
    ends: 'landed',
    actions: arrival,
  },
  'a page that stands where the visitor left it stays there': {
    steps: [placeRestored, 'visitor.acted'],
    ends: 'landed',
    context: { section: 'find-us' },
  },
  'a section that is late is waited for': { steps: [firstAddress, missing], ends: 'waiting' },
  'a section that comes at the third try is shown': {
    steps: [firstAddress, ...missingTimes(2), found],
    ends: 'landed',
    actions: arrival,
    context: { tries: 3 },
  },
  'a section that comes at the thirtieth try is shown': {
    steps: [firstAddress, ...missingTimes(29), found],
    ends: 'landed',
    actions: arrival,
    context: { tries: 30 },
  },
  'after thirty tries it gives up quietly': {
    steps: [firstAddress, ...missingTimes(29), missing],
    ends: 'lost',
    context: { tries: 30 },
  },
  'a search that breaks is given up quietly': { steps: [firstAddress, broken], ends: 'lost' },
  'another section takes the place of the first and starts counting anew': {
    steps: [firstAddress, ...missingTimes(5), otherSection, found],
    ends: 'landed',
    actions: arrival,
    context: { section: 'doctors', tries: 1 },
  },
  'a hand on the page ends the search': {
    steps: [firstAddress, 'visitor.acted'],
    ends: 'resting',
    context: { section: '', tries: 0 },
  },
  'a hand on the page ends the wait between two tries': {
    steps: [firstAddress, missing, 'visitor.acted'],
    ends: 'resting',
    context: { section: '', tries: 0 },
  },
  'a hand on a page that settles keeps it where it is': {
    steps: [linkFollowedElsewhere, 'visitor.acted'],
    ends: 'resting',
    context: { section: '', tries: 0 },
  },
  'leaving ends the search': {
    steps: [firstAddress, missing, noSection],
    ends: 'resting',
    context: { section: '', tries: 0 },
  },
};

/** The model of a section address: its machine, everything that can happen to it, and its journeys. */
export const sectionAddressModel = { machine: sectionAddressMachine, fixtures, journeys };
