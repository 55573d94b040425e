import type { Fixtures, Scenarios } from 'model-testing';
import { serviceModalMachine } from './service-modal.machine.ts';

const dmvCard = { type: 'card.activated', service: 'dmv-eye-exam' } as const;
const visionCard = { type: 'card.activated', service: 'vision-therapy' } as const;
const ipl = { type: 'address.shown', service: 'ipl-therapy' } as const;
const visionTile = { type: 'tile.chosen', service: 'vision-therapy', tile: 'Vision Therapy' } as const;
const iplTile = { type: 'tile.chosen', service: 'ipl-therapy', tile: 'IPL Therapy' } as const;
const arrived = { passed: 'scrollingTime' } as const;

const fixtures: Fixtures<typeof serviceModalMachine> = {
  steps: [visionCard, visionTile, iplTile, ipl],
  // Otherwise there would be many more paths: the second tile only replaces the first.
  canHappen: (snapshot, event) =>
    event.type !== 'tile.chosen' || event.service === 'vision-therapy' || snapshot.matches('scrolling'),
};

const scenarios: Scenarios<typeof serviceModalMachine> = {
  'a tile scrolls to the services': {
    steps: [visionTile],
    ends: 'scrolling',
    actions: ['scrollToServices'],
    context: { service: 'vision-therapy', tile: 'Vision Therapy' },
  },
  'the service of the tile opens after the scroll': {
    steps: [visionTile, arrived],
    ends: 'open',
    actions: ['showAddress'],
    context: { service: 'vision-therapy', tile: null },
  },
  'a second tile replaces the first during the scroll': {
    steps: [visionTile, iplTile],
    ends: 'scrolling',
    actions: ['scrollToServices'],
    context: { service: 'ipl-therapy', tile: 'IPL Therapy' },
  },
  'a card replaces the tile during the scroll and opens immediately': {
    steps: [visionTile, dmvCard],
    ends: 'open',
    actions: ['showAddress'],
    context: { service: 'dmv-eye-exam' },
  },
  'leaving the page ends the scroll': { steps: [visionTile, 'page.left'], ends: 'closed', context: { tile: null } },
  'the modal can be closed': { steps: [dmvCard, 'modal.closed'], ends: 'closed', actions: ['leaveAddress'] },
  'Back closes the modal': { steps: [dmvCard, 'address.left'], ends: 'closed' },
  'an address with a service opens the modal': {
    steps: [ipl],
    ends: 'open',
    context: { service: 'ipl-therapy' },
  },
  'its own address changes nothing': { steps: [ipl, ipl], ends: 'open', context: { service: 'ipl-therapy' } },
  'an address with another service replaces the first': {
    steps: [dmvCard, ipl],
    ends: 'open',
    context: { service: 'ipl-therapy' },
  },
  'another card opens another service': {
    steps: [dmvCard, 'modal.closed', visionCard],
    ends: 'open',
    actions: ['showAddress'],
    context: { service: 'vision-therapy' },
  },
};

export const serviceModalModel = {
  machine: serviceModalMachine,
  fixtures,
  scenarios,
  screen: 'tests/models/service-modal.spec.ts',
};
