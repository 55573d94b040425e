import type { Fixtures, Scenarios } from 'model-testing';
import { type ServiceDetails, serviceModalMachine } from './service-modal.machine.ts';

const dmvCard = { type: 'card.activated', service: 'dmv-eye-exam' } as const;
const visionCard = { type: 'card.activated', service: 'vision-therapy' } as const;
const ipl = { type: 'address.shown', service: 'ipl-therapy' } as const;
const visionTile = { type: 'tile.chosen', service: 'vision-therapy', tile: 'Vision Therapy' } as const;
const iplTile = { type: 'tile.chosen', service: 'ipl-therapy', tile: 'IPL Therapy' } as const;
const arrived = { passed: 'scrollingTime' } as const;
const details: ServiceDetails = { intro: '', lists: [] };
const loaded = { done: 'loadDetails', output: details } as const;
const offline = { done: 'loadDetails', output: 'offline' } as const;
const broken = { failed: 'loadDetails', error: new Error('The details are out of reach.') } as const;

const fixtures: Fixtures<typeof serviceModalMachine> = {
  steps: [visionCard, visionTile, iplTile, ipl, loaded, offline, broken],
  // Otherwise there would be many more paths: the second tile only replaces the first.
  canHappen: (snapshot, event) =>
    event.type !== 'tile.chosen' || event.service === 'vision-therapy' || snapshot.matches('scrolling'),
};

const scenarios: Scenarios<typeof serviceModalMachine> = {
  'without a network the modal waits for the details': {
    steps: [dmvCard, offline],
    ends: { open: 'offline' },
    context: { service: 'dmv-eye-exam', details: null },
  },
  'the details are loaded when the network is back': {
    steps: [dmvCard, offline, 'network.restored', loaded],
    ends: { open: 'complete' },
  },
  'the modal stays open when the details cannot be loaded': { steps: [dmvCard, broken], ends: { open: 'failed' } },
  'a failed request can be repeated': { steps: [dmvCard, broken, 'details.requested'], ends: { open: 'loading' } },
  'after a failure the details are loaded when the network is back': {
    steps: [dmvCard, broken, 'network.restored', loaded],
    ends: { open: 'complete' },
  },
  'a tile scrolls to the services': {
    steps: [visionTile],
    ends: 'scrolling',
    actions: ['scrollToServices'],
    context: { service: 'vision-therapy', tile: 'Vision Therapy' },
  },
  'the service of the tile opens after the scroll': {
    steps: [visionTile, arrived],
    ends: { open: 'loading' },
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
    ends: { open: 'loading' },
    actions: ['showAddress'],
    context: { service: 'dmv-eye-exam' },
  },
  'leaving the page ends the scroll': { steps: [visionTile, 'page.left'], ends: 'closed', context: { tile: null } },
  'the modal can be closed': { steps: [dmvCard, 'modal.closed'], ends: 'closed', actions: ['leaveAddress'] },
  'Back closes the modal': { steps: [dmvCard, loaded, 'address.left'], ends: 'closed' },
  'an address with a service opens the modal': {
    steps: [ipl, loaded],
    ends: { open: 'complete' },
    context: { service: 'ipl-therapy', details },
  },
  'its own address changes nothing': { steps: [ipl, loaded, ipl], ends: { open: 'complete' }, context: { details } },
  'an address with another service replaces the first': {
    steps: [dmvCard, loaded, ipl],
    ends: { open: 'loading' },
    context: { service: 'ipl-therapy', details: null },
  },
  'another card opens another service': {
    steps: [dmvCard, loaded, 'modal.closed', visionCard],
    ends: { open: 'loading' },
    actions: ['showAddress'],
    context: { service: 'vision-therapy', details: null },
  },
};

export const serviceModalModel = { machine: serviceModalMachine, fixtures, scenarios };
