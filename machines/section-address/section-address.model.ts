import type { Fixtures, Scenarios } from 'model-testing';
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

const ended = { ends: 'idle', context: { section: '', tries: 0 } } as const;
const missingTimes = (times: number) => Array.from({ length: times }, () => [missing, aMomentLater]).flat();

const fixtures: Fixtures<typeof sectionAddressMachine> = {
  steps: [address, linkFollowedElsewhere, placeRestored, noSection, found, missing, broken],
};

const scenarios: Scenarios<typeof sectionAddressMachine> = {
  'at first no section is searched for': { steps: [], ends: 'idle' },
  'the page scrolls to the section of the first address': {
    steps: [firstAddress, found],
    ends: 'landed',
    actions: ['scrollToSection', 'focusHeading'],
    context: { section: 'find-us', tries: 1 },
  },
  'after a change of page the search waits a moment': {
    steps: [linkFollowedElsewhere],
    ends: 'settling',
    context: { section: 'find-us', tries: 0 },
  },
  'the section is searched for after that moment': { steps: [linkFollowedElsewhere, settled], ends: 'searching' },
  'a restored scroll position is kept': {
    steps: [placeRestored, 'visitor.acted'],
    ends: 'landed',
    context: { section: 'find-us' },
  },
  'the search ends after thirty tries': {
    steps: [firstAddress, ...missingTimes(29), missing],
    ends: 'notFound',
    context: { tries: 30 },
  },
  'the search ends after an error': { steps: [firstAddress, broken], ends: 'notFound' },
  'another section starts a new search': {
    steps: [firstAddress, ...missingTimes(5), otherSection],
    ends: 'searching',
    context: { section: 'doctors', tries: 1 },
  },
  'an interaction ends the search': { steps: [firstAddress, 'visitor.acted'], ...ended },
  'an interaction between two tries ends the search': { steps: [firstAddress, missing, 'visitor.acted'], ...ended },
  'an interaction right after a change of page ends the search': {
    steps: [linkFollowedElsewhere, 'visitor.acted'],
    ...ended,
  },
  'an address without a section ends the search': { steps: [firstAddress, missing, noSection], ...ended },
};

export const sectionAddressModel = {
  machine: sectionAddressMachine,
  fixtures,
  scenarios,
  screen: 'src/page/SectionAddresses.test.tsx',
};
