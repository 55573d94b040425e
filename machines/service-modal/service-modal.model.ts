import type { Fixtures, Journeys } from 'model-testing';
import { type ServiceDetails, serviceModalMachine } from './service-modal.machine.ts';

const dmvCard = { type: 'card.activated', service: 'dmv-eye-exam' } as const;
const visionCard = { type: 'card.activated', service: 'vision-therapy' } as const;
const visionTile = { type: 'tile.chosen', service: 'vision-therapy', tile: 'Vision Therapy' } as const;
const iplTile = { type: 'tile.chosen', service: 'ipl-therapy', tile: 'IPL Therapy' } as const;
const arrived = { passed: 'scrollingTime' } as const;
const details: ServiceDetails = { intro: '', lists: [] };
const loaded = { done: 'loadDetails', output: details } as const;
const offline = { done: 'loadDetails', output: 'offline' } as const;
const broken = { failed: 'loadDetails', error: new Error('The details are out of reach.') } as const;

const fixtures: Fixtures<typeof serviceModalMachine> = {
  steps: [visionCard, visionTile, iplTile, loaded, offline, broken],
  // Otherwise there would be many more paths: the second tile only replaces the first.
  canHappen: (snapshot, event) =>
    event.type !== 'tile.chosen' || event.service === 'vision-therapy' || snapshot.matches('scrolling'),
};

const journeys: Journeys<typeof serviceModalMachine> = {
  'at first no service is shown': { steps: [], ends: 'closed', context: { service: '' } },
  'a card opens the modal while the details are loading': {
    steps: [dmvCard],
    ends: { open: 'loading' },
    actions: ['addHistoryEntry'],
    context: { service: 'dmv-eye-exam' },
  },
  'the details are shown when they are loaded': {
    steps: [dmvCard, loaded],
    ends: { open: 'complete' },
    actions: ['addHistoryEntry'],
    context: { service: 'dmv-eye-exam', details: { 'dmv-eye-exam': details } },
  },
  'without a network the modal waits for the details': {
    steps: [dmvCard, offline],
    ends: { open: 'offline' },
    actions: ['addHistoryEntry'],
    context: { service: 'dmv-eye-exam', details: {} },
  },
  'the details are loaded when the network is back': {
    steps: [dmvCard, offline, 'network.restored', loaded],
    ends: { open: 'complete' },
    actions: ['addHistoryEntry'],
  },
  'the modal stays open when the details cannot be loaded': {
    steps: [dmvCard, broken],
    ends: { open: 'failed' },
    actions: ['addHistoryEntry'],
    context: { service: 'dmv-eye-exam', details: {} },
  },
  'the details can be requested again after a failure': {
    steps: [dmvCard, broken, 'details.requested'],
    ends: { open: 'loading' },
    actions: ['addHistoryEntry'],
  },
  'after a failure the details are loaded when the network is back': {
    steps: [dmvCard, broken, 'network.restored', loaded],
    ends: { open: 'complete' },
    actions: ['addHistoryEntry'],
  },
  'a tile scrolls to the services': {
    steps: [visionTile],
    ends: 'scrolling',
    actions: ['scrollToServices'],
    context: { service: 'vision-therapy', tile: 'Vision Therapy' },
  },
  'the service of the tile opens after the scroll': {
    steps: [visionTile, arrived, loaded],
    ends: { open: 'complete' },
    actions: ['scrollToServices', 'addHistoryEntry'],
    context: { service: 'vision-therapy', tile: null },
  },
  'a second tile replaces the first during the scroll': {
    steps: [visionTile, iplTile],
    ends: 'scrolling',
    actions: ['scrollToServices', 'scrollToServices'],
    context: { service: 'ipl-therapy', tile: 'IPL Therapy' },
  },
  'only the service of the second tile opens': {
    steps: [visionTile, iplTile, arrived],
    ends: { open: 'loading' },
    actions: ['scrollToServices', 'scrollToServices', 'addHistoryEntry'],
    context: { service: 'ipl-therapy' },
  },
  'a card replaces the tile during the scroll and opens immediately': {
    steps: [visionTile, dmvCard],
    ends: { open: 'loading' },
    actions: ['scrollToServices', 'addHistoryEntry'],
    context: { service: 'dmv-eye-exam' },
  },
  'leaving the page during the scroll opens nothing': {
    steps: [visionTile, 'page.left'],
    ends: 'closed',
    actions: ['scrollToServices'],
    context: { tile: null },
  },
  'closing the modal leaves its entry in the history': {
    steps: [dmvCard, loaded, 'modal.closed'],
    ends: 'returning',
    actions: ['addHistoryEntry', 'leaveHistoryEntry'],
  },
  'the modal can be closed while the details are loading': {
    steps: [dmvCard, 'modal.closed', 'entry.left'],
    ends: 'closed',
    actions: ['addHistoryEntry', 'leaveHistoryEntry'],
  },
  'Back closes the modal': { steps: [dmvCard, loaded, 'entry.left'], ends: 'closed', actions: ['addHistoryEntry'] },
  'Forward does not open the modal again': {
    steps: [dmvCard, loaded, 'entry.left', 'entry.left'],
    ends: 'closed',
    actions: ['addHistoryEntry'],
  },
  'leaving the page closes the modal': {
    steps: [dmvCard, loaded, 'page.left'],
    ends: 'closed',
    actions: ['addHistoryEntry'],
  },
  'leaving the page right after closing the modal does nothing else': {
    steps: [dmvCard, 'modal.closed', 'page.left'],
    ends: 'closed',
    actions: ['addHistoryEntry', 'leaveHistoryEntry'],
  },
  'another card opens another service': {
    steps: [dmvCard, loaded, 'modal.closed', 'entry.left', visionCard, loaded],
    ends: { open: 'complete' },
    actions: ['addHistoryEntry', 'leaveHistoryEntry', 'addHistoryEntry'],
    context: { service: 'vision-therapy', details: { 'dmv-eye-exam': details, 'vision-therapy': details } },
  },
  'a card waits until the entry of the closed modal is left': {
    steps: [dmvCard, 'modal.closed', visionCard],
    ends: 'reopening',
    actions: ['addHistoryEntry', 'leaveHistoryEntry'],
    context: { service: 'vision-therapy' },
  },
  'the modal of a card that waited gets a new entry': {
    steps: [dmvCard, 'modal.closed', visionCard, 'entry.left'],
    ends: { open: 'loading' },
    actions: ['addHistoryEntry', 'leaveHistoryEntry', 'addHistoryEntry'],
    context: { service: 'vision-therapy' },
  },
  'leaving the page cancels a card that waits': {
    steps: [dmvCard, 'modal.closed', visionCard, 'page.left'],
    ends: 'closed',
    actions: ['addHistoryEntry', 'leaveHistoryEntry'],
  },
  'a tile does not wait until the entry of the closed modal is left': {
    steps: [dmvCard, 'modal.closed', visionTile],
    ends: 'scrolling',
    actions: ['addHistoryEntry', 'leaveHistoryEntry', 'scrollToServices'],
    context: { service: 'vision-therapy', tile: 'Vision Therapy' },
  },
  'loaded details are shown immediately the second time': {
    steps: [dmvCard, loaded, 'entry.left', dmvCard],
    ends: { open: 'complete' },
    actions: ['addHistoryEntry', 'addHistoryEntry'],
    context: { service: 'dmv-eye-exam', details: { 'dmv-eye-exam': details } },
  },
  'details that could not be loaded are requested when the modal opens again': {
    steps: [dmvCard, broken, 'entry.left', dmvCard],
    ends: { open: 'loading' },
    actions: ['addHistoryEntry', 'addHistoryEntry'],
    context: { service: 'dmv-eye-exam' },
  },
};

export const serviceModalModel = {
  machine: serviceModalMachine,
  fixtures,
  journeys,
  // With its details, the modal passes through this state.
  equivalentMutants: ['open.loading: loadDetails done [otherwise] → open.complete (leads to open.loading)'],
};
